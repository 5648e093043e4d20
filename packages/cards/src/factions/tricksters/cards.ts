import {
  action,
  afterMinionIsDestroyedHere,
  afterOthersPlayMinionHere,
  afterThisIsDestroyed,
  atStartOfTurn,
  base,
  type Card,
  faction,
  type Happening,
  itsOwner,
  minion,
  type Position,
  question,
} from '@breakpoint/engine/cards';

const forbidActions = question('tricksters/forbid-actions', { chooses: 'player', open: true });
const nameToForbid = question('tricksters/name-to-forbid', { chooses: 'faction', about: 'card', open: true });

/** Both minions are still where the one was played. */
const isStillHere = (p: Position, self: Card, e: Happening): boolean =>
  p.isStillInPlay(e.card, e.arrival) && p.baseOf(e.card) === e.base && p.baseOf(self) === e.base;

const isWeakerHere = (p: Position, self: Card, e: Happening): boolean => isStillHere(p, self, e) && p.power(e.card) < p.power(self);

export const tricksters = faction(
  'tricksters',
  'core',
  [
    minion('leprechaun', {
      power: 5,
      copies: 1,
      triggers: [afterOthersPlayMinionHere({ given: isWeakerHere }, (it, e) => it.destroy(e.card))],
    }),
    minion('brownie', {
      power: 4,
      copies: 2,
      triggers: [
        {
          on: 'played',
          when: (p, self, e) => e.seat !== p.controller(self),
          triggered: (_, self, e) => e.play!.affected.some((a) => a.card === self && a.direct),
          fromAnywhere: true,
          run: (it, e) => it.discardAtRandom(e.seat, 2),
        },
      ],
    }),
    minion('gnome', {
      power: 3,
      copies: 3,
      onPlay(it) {
        const below = it.position.countMinions({ of: it.you, at: it.base });
        return it.destroy(it.mayChoose('destroy-minion', { at: it.base, below }));
      },
    }),
    minion('gremlin', {
      power: 2,
      copies: 4,
      triggers: [
        afterThisIsDestroyed(function* (it) {
          yield* it.draw(1);
          for (const seat of it.position.others(it.you)) yield* it.discardAtRandom(seat, 1);
        }),
      ],
    }),
    action('block-the-path', {
      copies: 1,
      goes: 'base',
      *onPlay(it) {
        it.rememberFaction(yield* it.chooseFaction(nameToForbid, { about: it.base }));
      },
      forbidsPlay: (p, self, card) => p.isMinion(card) && p.def(card).factionNumber === p.namedFaction(self),
    }),
    action('disenchant', {
      copies: 2,
      onPlay: (it) => it.destroy(it.choose('destroy-action', it.position.actions())),
    }),
    action('enshrouding-mist', {
      copies: 2,
      goes: 'base',
      standingPlay: (p, self) => ({ type: 'minion', base: p.baseOf(self) }),
    }),
    action('flame-trap', {
      copies: 1,
      goes: 'base',
      triggers: [afterOthersPlayMinionHere((it, e) => it.destroy(isStillHere(it.position, it.self, e) ? [e.card, it.self] : it.self))],
    }),
    action('hideout', {
      copies: 1,
      goes: 'base',
      instead: [
        {
          of: 'affect',
          applies: (p, self, target, cause) =>
            p.isMinion(target) &&
            p.controller(target) === p.controller(self) &&
            p.baseOf(target) === p.baseOf(self) &&
            p.isAction(cause.source) &&
            cause.seat !== p.controller(self),
          run: (it) => it.destroy(it.self),
          shields: (p, _self, target) => p.minions({ of: p.controller(target), at: p.baseOf(target) }),
          shieldsForTheTurn: true,
        },
      ],
    }),
    action('mark-of-sleep', {
      copies: 1,
      *onPlay(it) {
        it.forbidActions(yield* it.choosePlayer(forbidActions, it.position.turnOrder(it.you)));
      },
    }),
    action('pay-the-piper', {
      copies: 1,
      goes: 'base',
      triggers: [
        afterOthersPlayMinionHere((it, e) => {
          const player = it.as(e.seat);
          return player.discard(player.choose('discard', player.hand(), { type: 'card' }));
        }),
      ],
    }),
    action('take-the-shinies', {
      copies: 1,
      *onPlay(it) {
        for (const seat of it.position.others(it.you)) yield* it.discardAtRandom(seat, 2);
      },
    }),
  ],
  [
    base('cave-of-shinies', {
      breakpoint: 23,
      vp: [4, 2, 1],
      triggers: [afterMinionIsDestroyedHere({ seat: itsOwner }, (it) => it.gainVp(1))],
    }),
    base('mushroom-kingdom', {
      breakpoint: 20,
      vp: [5, 3, 2],
      triggers: [
        atStartOfTurn((it) => {
          const where = (c: Card): boolean => it.canMove(c, it.self);
          return it.move(it.mayChoose('move-minion-to', { notOf: it.you, where }, { about: it.self }), it.self);
        }),
      ],
    }),
  ],
  [forbidActions, nameToForbid],
);
