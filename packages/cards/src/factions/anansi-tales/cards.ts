import {
  type Ask,
  action,
  base,
  type Card,
  type Definition,
  faction,
  type Happening,
  isAction,
  minion,
  type Position,
  question,
  type Resolution,
  type Seat,
  Zone,
} from '@breakpoint/engine/cards';

const giveInstead = question('anansi-tales/give-instead', { chooses: 'player', about: 'card', open: true });
const giveCard = question('anansi-tales/give-card', { chooses: 'card', means: 'cost' });
const giveCardTo = question('anansi-tales/give-card-to', { chooses: 'card', about: 'player', means: 'cost' });
const playOwnFromHandOf = question('anansi-tales/play-own-from-hand-of', { chooses: 'card', about: 'player' });

/**
 * Another player played or discarded a card that is not their own, from a hand or deck. A card that was revealed from a deck
 * counts as coming from there.
 */
const strangeCard = (you: Seat, e: Happening): boolean => e.seat !== you && e.owner !== e.seat && e.from !== Zone.Discard;

const isStandardAction = (d: Definition): boolean => d.type === 'action' && d.goes === 'standard';

/**
 * Finds a standard action in your deck, plays it at once and gives it away, wherever it would have gone. Returns it, or 0 if none
 * was played.
 */
function* findAndGive(it: Resolution): Ask<Card> {
  const found = yield* it.playNow('play-from-deck', it.searchDeck(isStandardAction), { type: 'action', redirected: true });
  it.shuffle();
  if (found) yield* it.give(found, yield* it.choosePlayer('give-to', it.position.others(it.you), { about: found }));
  return found;
}

const growth = (on: 'played' | 'discarded') => ({
  on,
  when: (p: Position, self: Card, e: Happening): boolean => strangeCard(p.controller(self), e),
  run: (it: Resolution) => it.addCounters(it.self, 1),
});

export const anansiTales = faction(
  'anansi-tales',
  'culture-shock',
  [
    minion('anansi-the-spider', {
      power: 5,
      copies: 1,
      talent: {
        *run(it) {
          const told = yield* findAndGive(it);
          if (told) it.forbidName(told);
        },
      },
    }),
    minion('onini-the-python', { power: 4, copies: 1, triggers: [growth('played'), growth('discarded')] }),
    minion('osebo-the-leopard', {
      power: 4,
      copies: 1,
      triggers: [
        {
          on: 'placedInHand',
          when: (p, self, e) => e.by === p.controller(self),
          run: (it) => it.addCounters(it.self, 1),
        },
      ],
    }),
    minion('akye-the-turtle', {
      power: 3,
      copies: 3,
      *onPlay(it) {
        const gift = yield* it.mayChoose(giveCard, it.hand());
        if (!gift) return;
        if (yield* it.give(gift, yield* it.choosePlayer('give-to', it.position.others(it.you), { about: gift }))) yield* it.draw(2);
      },
    }),
    minion('mboro-hornet', {
      power: 2,
      copies: 4,
      specials: [
        {
          window: 'reaction',
          from: 'hand',
          when: (p, self, you) => p.isPlayable(self, you),
          to: ['played', 'discarded'],
          answers: (_p, _self, you, e) => strangeCard(you, e),
          run: (it) => it.playCard(it.self),
        },
      ],
    }),
    action('collecting-stories', {
      copies: 2,
      *onPlay(it) {
        const player = yield* it.choosePlayer('look-at-hand', it.position.others(it.you));
        const yours = it.lookAtHand(player).filter((c) => it.position.owner(c) === it.you);
        yield* it.playNow(playOwnFromHandOf, yours, { about: player });
      },
    }),
    action('ear-of-corn', {
      copies: 1,
      ownDestination: true,
      *onPlay(it) {
        const actions = it.discardPile(it.you, isAction);
        it.putOnDeck(yield* it.chooseSome('shuffle-from-discard', actions, { type: 'action', most: 3 }), 'shuffle');
        yield* it.extraAction();
        yield* it.giveThisCardAway();
      },
    }),
    action('feather-gifts', {
      copies: 1,
      ownDestination: true,
      *onPlay(it) {
        const target = yield* it.choose('move-minion', { of: it.you });
        if (target) yield* it.move(target, yield* it.chooseDestination(target));
        yield* it.giveThisCardAway();
      },
    }),
    action('let-it-be-full-and-eat', {
      copies: 1,
      ownDestination: true,
      *onPlay(it) {
        yield* it.draw(2);
        yield* it.giveThisCardAway();
      },
    }),
    action('pot-of-beans', {
      copies: 2,
      ownDestination: true,
      *onPlay(it) {
        const first = yield* it.choose('share-counters', {}, { amount: 2 });
        const second = yield* it.choose('share-counters', {}, { amount: 1 });
        if (first === second) yield* it.addCounters(first, 2);
        else yield* it.addCounters([first, second], 1);
        yield* it.giveThisCardAway();
      },
    }),
    action('pot-of-wisdom', {
      copies: 1,
      *onPlay(it) {
        const others = it.position.others(it.you);
        yield* it.draw(others.length);
        for (const player of others) yield* it.give(yield* it.choose(giveCardTo, it.hand(), { about: player }), player);
        yield* it.extraAction();
      },
    }),
    action('the-perfect-gift', {
      copies: 1,
      onPlay: (it) => findAndGive(it),
    }),
    action('trading-stories', {
      copies: 1,
      *onPlay(it) {
        const gifts = yield* it.chooseSome(giveCard, it.hand(), { most: 3 });
        let placed = 0;
        for (const gift of gifts)
          placed += yield* it.give(gift, yield* it.choosePlayer('give-to', it.position.others(it.you), { about: gift }));
        yield* it.draw(placed);
      },
    }),
  ],
  [
    base('anansis-web', {
      breakpoint: 17,
      vp: [3, 2, 1],
      destination: {
        // Read literally: a first standard action that the Web can't take is still the first of the turn.
        when: (p, self, play) =>
          p.hasMinion(play.seat, self) &&
          play.standard &&
          !p.def(play.card).ownDestination &&
          p.plays.findIndex((other) => other.seat === play.seat && other.standard) === play.index,
        *run(it, play) {
          const player = yield* it.mayChoosePlayer(giveInstead, it.position.others(it.you), { about: play.card });
          if (yield* it.give(play.card, player)) yield* it.draw(2);
        },
      },
    }),
    base('storytellers-hut', {
      breakpoint: 24,
      vp: [4, 2, 1],
      changesBreakpoint: (p, self) => -2 * p.counters(self),
      onYourTurn: {
        when: (p, _, you) => p.hand(you).some((c) => p.isAction(c) && p.isPlayable(c, you)),
        *run(it) {
          if (!(yield* it.playFromHand('action'))) return false;
          yield* it.addCounters(it.self, 1);
        },
      },
    }),
  ],
  [giveInstead, giveCard, giveCardTo, playOwnFromHandOf],
);
