import {
  action,
  afterMinionIsPlayedHere,
  atStartOfYourTurn,
  base,
  type Card,
  faction,
  type Happening,
  Hit,
  isMinion,
  minion,
  Part,
  type Position,
  question,
  type Seat,
} from '@breakpoint/engine/cards';

const placeCounterOn = question('vampires/place-counter-on', { chooses: 'whether', about: 'card', open: true });

/** Does another player have strictly more power at this base? */
const isBehind = (p: Position, seat: Seat, at: Card): boolean =>
  p.others(seat).some((other) => p.playerPower(at, other) > p.playerPower(at, seat));

/** A minion of a player other than this card's controller was destroyed. */
const preyFell = (p: Position, self: Card, e: Happening): boolean => e.type === 'minion' && e.seat !== p.controller(self);

export const vampires = faction(
  'vampires',
  'monster-smash',
  [
    minion('the-count', {
      power: 5,
      copies: 1,
      triggers: [{ on: 'destroyed', when: preyFell, run: (it) => it.addCounters(it.self, 1) }],
    }),
    minion('nightstalker', {
      power: 4,
      copies: 2,
      *onPlay(it) {
        const victim = yield* it.choose('destroy-minion', { at: it.base, atMost: 2 });
        if (yield* it.destroy(victim)) yield* it.addCounters(it.self, 1);
      },
    }),
    minion('heavy-drinker', {
      power: 3,
      copies: 3,
      *onPlay(it) {
        const victim = yield* it.mayChoose('destroy-minion', { of: it.you });
        if (yield* it.destroy(victim)) yield* it.addCounters(it.self, 1);
      },
    }),
    minion('fledgling-vampire', {
      power: 2,
      copies: 4,
      *onPlay(it) {
        if (isBehind(it.position, it.you, it.base)) yield* it.addCounters(it.self, 1);
      },
    }),
    action('big-gulp', {
      copies: 1,
      onPlay: (it) => it.destroy(it.choose('destroy-minion', { atMost: 4 })),
    }),
    action('buffet', {
      copies: 1,
      specials: [
        {
          window: 'after',
          from: 'hand',
          idle: (p, _, you) => p.rank(you) !== 1,
          *run(it) {
            if (it.position.rank(it.you) === 1) yield* it.addCounters(it.minions({ of: it.you }), 1);
          },
        },
      ],
    }),
    action('crack-of-dusk', {
      copies: 2,
      onPlay(it) {
        const minions = it.discardPile(it.you, isMinion);
        return it.playNow('play-from-discard', minions, { type: 'minion', atMost: 2, afterwards: (c) => it.addCounters(c, 1) });
      },
    }),
    action('cull-the-weak', {
      copies: 1,
      *onPlay(it) {
        const grow = new Part('counters');
        const mine = yield* it.choose('place-counters-for-cards', { of: it.you });
        const hits = yield* it.announce(mine ? [new Hit(mine, grow)] : []);
        const prey = it.hand(it.you, isMinion);
        grow.amount = yield* it.discard(it.chooseSome('discard', prey, { type: 'minion' }));
        if (grow.amount > 0) yield* it.perform(hits);
      },
    }),
    action('dinner-date', {
      copies: 2,
      *onPlay(it) {
        const mine = yield* it.choose('place-counters', { of: it.you }, { amount: 1 });
        if (!mine) return;
        yield* it.addCounters(mine, 1);
        // The minion that was played may itself be destroyed, if its power is still 2 or less.
        yield* it.destroy(it.choose('destroy-minion', { at: it.position.baseOf(mine), atMost: 2 }));
      },
    }),
    action('mad-monster-party', {
      copies: 1,
      onPlay: (it) => it.addCounters(it.minions({ of: it.you, withCounters: false }), 1),
    }),
    action('opportunist', {
      copies: 1,
      goes: 'minion',
      triggers: [{ on: 'destroyed', when: preyFell, run: (it) => it.addCounters(it.host, 1) }],
    }),
    action('summon-wolves', {
      copies: 1,
      goes: 'base',
      triggers: [atStartOfYourTurn((it) => it.addCounters(it.self, 1))],
      playerPower: (p, self, seat) => (seat === p.controller(self) && p.hasMinion(seat, p.baseOf(self)) ? p.counters(self) : 0),
    }),
  ],
  [
    base('castle-blood', {
      breakpoint: 18,
      vp: [3, 1, 1],
      triggers: [
        afterMinionIsPlayedHere(
          { given: (p, self, e) => isBehind(p, e.seat, self) && p.isStillInPlay(e.card, e.arrival) },
          function* (it, e) {
            if (yield* it.may(placeCounterOn, { about: e.card })) yield* it.addCounters(e.card, 1);
          },
        ),
      ],
    }),
    base('crypt', {
      breakpoint: 20,
      vp: [4, 2, 2],
      triggers: [
        {
          on: 'batchDestroyed',
          when: (_, self, e) => e.base === self,
          run: (it) => it.addCounters(it.mayChoose('place-counters', { of: it.you, at: it.self }, { amount: 1 }), 1),
        },
      ],
    }),
  ],
  [placeCounterOn],
);
