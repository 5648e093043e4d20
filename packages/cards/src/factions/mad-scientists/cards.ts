import {
  action,
  afterFirstMinionIsPlayedHere,
  afterThisIsDiscarded,
  afterThisScores,
  afterYouPlayMinionHere,
  atStartOfYourTurn,
  base,
  type Card,
  faction,
  Hit,
  isStillInPlay,
  minion,
  Part,
  question,
  winners,
} from '@breakpoint/engine/cards';

const placeFromHandOnBottom = question('mad-scientists/place-from-hand-on-bottom', { chooses: 'card', means: 'cost' });

const ONE_ON = new Part('counters', { amount: 1 });

export const madScientists = faction(
  'mad-scientists',
  'monster-smash',
  [
    minion('herr-doktor', {
      power: 5,
      copies: 1,
      talent: {
        when: (p, self, you) => p.countMinions({ of: you, not: self }) > 0,
        run: (it) => it.addCounters(it.choose('place-counters', { of: it.you, not: it.self }, { amount: 1 }), 1),
      },
    }),
    minion('the-monster', {
      power: 4,
      copies: 2,
      talent: {
        when: (p, self) => p.counters(self) > 0,
        *run(it) {
          if (yield* it.addCounters(it.self, -1)) yield* it.extraMinion();
        },
      },
    }),
    minion('lab-assistant', {
      power: 3,
      copies: 3,
      onPlay: (it) => it.addCounters(it.choose('place-counters', { of: it.you, not: it.self }, { amount: 1 }), 1),
    }),
    minion('igor', {
      power: 2,
      copies: 4,
      triggers: [afterThisIsDiscarded((it) => it.addCounters(it.choose('place-counters', { of: it.you }, { amount: 1 }), 1))],
    }),
    action('angry-mob', {
      copies: 1,
      *onPlay(it) {
        const grow = new Part('counters');
        const mine = yield* it.choose('place-counters-for-cards', { of: it.you });
        const hits = yield* it.announce(mine ? [new Hit(mine, grow)] : []);
        const cards = yield* it.chooseSome(placeFromHandOnBottom, it.hand(), { ordered: true });
        it.putOnDeck(cards, 'bottom', true);
        grow.amount = cards.length;
        if (cards.length > 0) yield* it.perform(hits);
      },
    }),
    action('blitzed', {
      copies: 1,
      *onPlay(it) {
        const times = (c: Card): number => it.position.counters(c);
        const chosen = yield* it.chooseSome('remove-counters', { of: it.you, withCounters: true }, { times });
        yield* it.destroy(it.choose('destroy-minion', { atMost: yield* it.takeCounters(chosen) }));
      },
    }),
    action('body-shop', {
      copies: 1,
      *onPlay(it) {
        const victim = yield* it.choose('destroy-minion', { of: it.you });
        const power = victim && it.power(victim);
        yield* it.destroy(victim);
        // No "to" joins the sentences, so the counters come even if the minion was not destroyed.
        const hits: Hit[] = [];
        for (let amount = it.minions({ of: it.you }).length && power; amount > 0; amount--)
          hits.push(new Hit(yield* it.choose('share-counters', { of: it.you }, { amount }), ONE_ON));
        yield* it.together(hits);
      },
    }),
    action('german-engineering', {
      copies: 1,
      goes: 'base',
      triggers: [afterYouPlayMinionHere({ given: isStillInPlay }, (it, e) => it.addCounters(e.card, 1))],
    }),
    action('grave-situation', {
      copies: 1,
      goes: 'base',
      instead: [
        {
          of: 'destroy',
          elsewhere: true,
          applies: (p, self, target) =>
            p.isMinion(target) && p.baseOf(target) === p.baseOf(self) && p.controller(target) === p.controller(self),
          *run() {},
          after: (it, target) => it.goHome(target),
        },
      ],
    }),
    action('its-alive', {
      copies: 2,
      *onPlay(it) {
        // The minion is played at once, because the rest of the text is about that very minion (RULES 6.19).
        yield* it.playFromHand('minion', { afterwards: (c) => it.addCounters(c, 1) });
      },
    }),
    action('jolt', {
      copies: 1,
      onPlay: (it) => it.addCounters(it.minions({ of: it.you }), 1),
    }),
    action('uberserum', {
      copies: 2,
      goes: 'minion',
      triggers: [atStartOfYourTurn((it) => it.addCounters(it.host, 1))],
      forbids: (p, self, verb, target) => verb === 'destroy' && target === p.hostOf(self),
    }),
  ],
  [
    base('golem-schloss', {
      breakpoint: 22,
      vp: [3, 3, 2],
      triggers: [afterThisScores({ users: winners }, (it) => it.addCounters(it.minions({ of: it.you }), 1))],
    }),
    base('laboratorium', {
      breakpoint: 25,
      vp: [5, 3, 3],
      triggers: [afterFirstMinionIsPlayedHere({ given: isStillInPlay }, (it, e) => it.addCounters(e.card, 1))],
    }),
  ],
  [placeFromHandOnBottom],
);
