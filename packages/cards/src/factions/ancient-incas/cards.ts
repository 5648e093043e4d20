import {
  action,
  atStartOfTurn,
  base,
  type Card,
  faction,
  type Happening,
  isPlayedOnBase,
  minion,
  type Position,
  question,
} from '@breakpoint/engine/cards';

const moveMinionToOrFrom = question('ancient-incas/move-minion-to-or-from', { chooses: 'card', about: 'card', open: true });
/** From one of two bases to the other. */
const moveMinionBetween = question('ancient-incas/move-minion-between', { chooses: 'card', about: 'card', other: 'card', open: true });
const returnToPlayOn = question('ancient-incas/return-to-play-on', { chooses: 'card', about: 'card', open: true, means: 'harm' });
const returnAndShuffleOthers = question('ancient-incas/return-and-shuffle-others', {
  chooses: 'card',
  about: 'card',
  open: true,
  means: 'harm',
});
const returnToPlayAgain = question('ancient-incas/return-to-play-again', { chooses: 'card', open: true, means: 'harm' });
const playAgain = question('ancient-incas/play-again', { chooses: 'card' });
const turnBaseDown = question('ancient-incas/turn-base-down', { chooses: 'whether', open: true });

/** Was an action played on a base (not on a minion there)? */
const onABase = (e: Happening): boolean => e.type === 'action' && e.base !== 0 && e.play?.on === e.base;

/** Did this card's controller just play an action on its base? */
const youPlayedHere = (p: Position, self: Card, e: Happening): boolean =>
  onABase(e) && e.base === p.baseOf(self) && e.seat === p.controller(self);

export const ancientIncas = faction(
  'ancient-incas',
  'culture-shock',
  [
    minion('sapa-inca', {
      power: 5,
      copies: 1,
      *onPlay(it) {
        it.takeIntoHand(yield* it.findAnywhere(it.discardPile(it.you, isPlayedOnBase), isPlayedOnBase), false);
      },
      triggers: [
        {
          on: 'played',
          when: (p, self, e) => onABase(e) && e.seat === p.controller(self),
          run: (it, e) => it.addCounters(it.choose('place-counters', { of: it.you, at: e.base }, { amount: 1 }), 1),
        },
      ],
    }),
    minion('child-of-the-sun', {
      power: 4,
      copies: 2,
      triggers: [
        {
          on: 'played',
          when: (p, self, e) =>
            youPlayedHere(p, self, e) &&
            p.playedThisTurn((play) => play.seat === e.seat && play.base === e.base && isPlayedOnBase(p.def(play.card))) === 0,
          run: (it) => it.extraAction(),
        },
      ],
    }),
    minion('incan-engineer', {
      power: 3,
      copies: 3,
      *onPlay(it) {
        const revealed = it.revealUntil(it.you, 1, isPlayedOnBase);
        it.takeIntoHand(revealed.filter((c) => isPlayedOnBase(it.position.def(c))));
        it.shuffleBack(revealed);
      },
    }),
    minion('llama', {
      power: 2,
      copies: 4,
      *onPlay(it) {
        // Both halves or neither: an action that would come to your hand must be playable here.
        const where = (c: Card): boolean => it.position.owner(c) !== it.you || it.canPlay(c, [it.base]);
        const actions = it.position.actions({ of: it.you, onBase: true, notAt: it.base, where });
        const again = yield* it.mayChoose(returnToPlayOn, actions, { about: it.base });
        yield* it.returnToHand(again);
        if (it.hand().includes(again)) yield* it.playCard(again, { at: [it.base] });
      },
    }),
    action('armory', {
      copies: 2,
      goes: 'base',
      playerPower: (p, self, seat) =>
        seat === p.controller(self) ? 2 * p.actions({ of: seat, at: p.baseOf(self), onBase: true, not: self }).length : 0,
    }),
    action('ashlar-masonry', {
      copies: 1,
      specials: [
        {
          window: 'after',
          from: 'hand',
          idle: (p, _, you) => p.actions({ of: you, at: p.scoringBase, onBase: true }).length === 0,
          *run(it) {
            const mine = it.position.actions({ of: it.you, at: it.position.scoringBase, onBase: true });
            const one = yield* it.mayChoose(returnAndShuffleOthers, mine, { about: it.position.scoringBase });
            if (!one) return;
            yield* it.returnToHand(one);
            yield* it.placeOnDeck(
              mine.filter((c) => c !== one),
              'shuffle',
            );
          },
        },
      ],
    }),
    action('fortress-walls', {
      copies: 2,
      goes: 'base',
      onPlay: (it) => it.addCounters(it.choose('place-counters', { of: it.you, at: it.base }, { amount: 1 }), 1),
      triggers: [
        {
          on: 'played',
          when: youPlayedHere,
          run: (it) => it.addCounters(it.mayChoose('place-counters', { of: it.you, at: it.base }, { amount: 1 }), 1),
        },
      ],
    }),
    action('golden-condor', {
      copies: 1,
      *onPlay(it) {
        const chosen = yield* it.chooseSome(returnToPlayAgain, it.position.actions({ of: it.you, onBase: true }));
        yield* it.returnToHand(chosen);
        let back = it.hand().filter((c) => chosen.includes(c));
        for (;;) {
          const again = yield* it.playNow(playAgain, back, { must: true });
          if (!again) return;
          back = back.filter((c) => c !== again);
        }
      },
    }),
    action('quipu-strings', {
      copies: 1,
      onPlay: (it) => it.playNow('play-from-discard', it.discardPile(it.you, isPlayedOnBase), { type: 'action' }),
    }),
    action('royal-highway', {
      copies: 1,
      goes: 'base',
      *onPlay(it) {
        const destinations = (c: Card): Card[] => it.destinations(c).filter((b) => it.position.baseOf(c) === it.base || b === it.base);
        const traveller = yield* it.mayChoose(
          moveMinionToOrFrom,
          { of: it.you, where: (c) => destinations(c).length > 0 },
          { about: it.base },
        );
        if (traveller) yield* it.move(traveller, yield* it.chooseDestination(traveller, destinations(traveller)));
      },
      triggers: [
        {
          on: 'played',
          when: (p, self, e) => onABase(e) && e.base !== p.baseOf(self) && e.seat === p.controller(self),
          *run(it, e) {
            const otherEnd = (c: Card): Card => (it.position.baseOf(c) === it.base ? e.base : it.base);
            const where = (c: Card): boolean => it.canMove(c, otherEnd(c));
            const travellers = [...it.minions({ of: it.you, at: it.base, where }), ...it.minions({ of: it.you, at: e.base, where })];
            const traveller = yield* it.mayChoose(moveMinionBetween, travellers, { about: it.base, other: e.base });
            yield* it.move(traveller, otherEnd(traveller));
          },
        },
      ],
    }),
    action('signs-in-the-stars', {
      copies: 1,
      goes: 'base',
      borrowsBase: (p) => !p.topBaseIsDown,
      triggers: [
        atStartOfTurn({ given: (p) => p.baseDeckSize() > 0 && !p.topBaseIsDown, seat: (_p, _self, e) => e.seat }, function* (it) {
          if (yield* it.may(turnBaseDown)) it.turnTopBaseDown();
        }),
      ],
      talent: {
        when: (p) => p.baseDeckSize() > 0,
        *run(it) {
          it.putBaseOnBottom(it.topBases(1)[0]);
        },
      },
    }),
    action('temple-of-the-sun', {
      copies: 1,
      goes: 'base',
      onPlay: (it) => it.draw(1),
      triggers: [
        {
          on: 'played',
          when: youPlayedHere,
          run: (it) => it.draw(1),
        },
      ],
    }),
  ],
  [
    base('cuzcu', {
      breakpoint: 30,
      vp: [5, 3, 2],
      changesBreakpoint: (p, self) => -3 * p.actions({ at: self, onBase: true }).length,
    }),
    base('machu-picchu', {
      breakpoint: 20,
      vp: [4, 2, 1],
      triggers: [
        {
          on: 'played',
          when: (_, self, e) => onABase(e) && e.base === self,
          run: (it) => it.draw(1),
        },
      ],
    }),
  ],
  [moveMinionToOrFrom, moveMinionBetween, returnToPlayOn, returnAndShuffleOthers, returnToPlayAgain, playAgain, turnBaseDown],
);
