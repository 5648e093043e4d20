import {
  action,
  afterFirstMinionIsPlayedHere,
  atStartOfYourTurn,
  base,
  beforeThisScores,
  type Card,
  faction,
  type Happening,
  isStillInPlay,
  minion,
  type Position,
} from '@breakpoint/engine/cards';

/** Does no minion at its base have more power than this one? */
const isStrongest = (p: Position, c: Card): boolean => p.countMinions({ at: p.baseOf(c), atLeast: p.power(c) + 1 }) === 0;

/** Does this player have more power than every other player at this card's base? */
const isAhead = (p: Position, self: Card, e: Happening): boolean =>
  p.others(e.seat).every((seat) => p.playerPower(p.baseOf(self), seat) < p.playerPower(p.baseOf(self), e.seat));

export const werewolves = faction(
  'werewolves',
  'monster-smash',
  [
    minion('pack-alpha', {
      power: 5,
      copies: 1,
      triggers: [beforeThisScores({ special: true }, (it, e) => it.gainPower(it.minions({ of: it.you, at: e.base }), 1))],
    }),
    minion('loup-garou', {
      power: 4,
      copies: 2,
      triggers: [beforeThisScores({ special: true }, (it) => it.gainPower(it.self, 2))],
    }),
    minion('teenage-wolf', {
      power: 3,
      copies: 3,
      talent: {
        run: (it) => it.gainPower(it.self, 1),
      },
    }),
    minion('howler', {
      power: 2,
      copies: 4,
      onPlay: (it) => it.gainPower(it.self, 2),
    }),
    action('chew-toy', {
      copies: 2,
      *onPlay(it) {
        const mine = yield* it.choose('destroy-weaker-than', { of: it.you });
        if (mine) yield* it.destroy(it.choose('destroy-minion', { at: it.position.baseOf(mine), below: it.power(mine) }));
      },
    }),
    action('frenzy', {
      copies: 2,
      onPlay: (it) => it.gainPower(it.minions({ of: it.you, atLeast: 4 }), 1),
    }),
    action('full-moon', {
      copies: 1,
      goes: 'base',
      powerHere: (p, self, minion) => (p.controller(minion) === p.controller(self) ? 1 : 0),
    }),
    action('leader-of-the-pack', {
      copies: 1,
      goes: 'minion',
      talent: {
        when: (p, self) => isStrongest(p, p.hostOf(self)),
        run: (it) => it.extraAction(),
      },
    }),
    action('let-the-dog-out', {
      copies: 1,
      *onPlay(it) {
        const dog = yield* it.choose('destroy-total-up-to', { of: it.you });
        if (!dog) return;
        const limit = it.power(dog);
        const prey = { at: it.position.baseOf(dog), atMost: limit };
        yield* it.destroy(it.chooseSome('destroy-minion', prey, { weight: (c) => it.power(c), limit }));
      },
    }),
    action('marking-territory', {
      copies: 1,
      goes: 'base',
      triggers: [
        atStartOfYourTurn({ given: isAhead }, function* (it) {
          it.setBreakpoint(it.base, 0);
        }),
      ],
    }),
    action('moontouched', {
      copies: 1,
      goes: 'minion',
      talent: {
        when: (p, self) => isStrongest(p, p.hostOf(self)),
        run: (it) => it.draw(1),
      },
    }),
    action('unstoppable', {
      copies: 1,
      goes: 'minion',
      forbids: (p, self, verb, target) => verb === 'destroy' && target === p.hostOf(self),
    }),
  ],
  [
    base('moot-site', {
      breakpoint: 15,
      vp: [2, 1, 0],
      triggers: [afterFirstMinionIsPlayedHere({ given: isStillInPlay }, (it, e) => it.gainPower(e.card, 2))],
    }),
    base('standing-stones', { breakpoint: 20, vp: [4, 2, 1], talentAgain: true }),
  ],
);
