import { action, base, type Card, faction, type Game, minion } from '@breakpoint/engine';

/** Has no minion at its base more power than this one? */
const isStrongest = (g: Game, c: Card): boolean => g.countMinions({ at: g.baseOf(c), atLeast: g.power(c) + 1 }) === 0;

export const werewolves = faction(
  'werewolves',
  'monster-smash',
  [
    minion('pack-alpha', {
      power: 5,
      copies: 1,
      triggers: [
        {
          on: 'beforeScoring',
          special: true,
          when: (g, self, e) => g.baseOf(self) === e.base,
          run: (it, e) => it.gainPower(it.minions({ of: it.you, at: e.base }), 1),
        },
      ],
    }),
    minion('loup-garou', {
      power: 4,
      copies: 2,
      triggers: [
        {
          on: 'beforeScoring',
          special: true,
          when: (g, self, e) => g.baseOf(self) === e.base,
          run: (it) => it.gainPower(it.self, 2),
        },
      ],
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
        const mine = yield* it.choose('choose-minion', { of: it.you });
        if (mine) yield* it.destroy(it.choose('destroy', { at: it.g.baseOf(mine), below: it.power(mine) }));
      },
    }),
    action('frenzy', {
      copies: 2,
      onPlay: (it) => it.gainPower(it.minions({ of: it.you, atLeast: 4 }), 1),
    }),
    action('full-moon', {
      copies: 1,
      goes: 'base',
      powerHere: (g, self, minion) => (g.controller(minion) === g.controller(self) ? 1 : 0),
    }),
    action('leader-of-the-pack', {
      copies: 1,
      goes: 'minion',
      talent: {
        when: (g, self) => isStrongest(g, g.hostOf(self)),
        run: (it) => it.extraAction(),
      },
    }),
    action('let-the-dog-out', {
      copies: 1,
      *onPlay(it) {
        const dog = yield* it.choose('choose-minion', { of: it.you });
        if (!dog) return;
        const limit = it.power(dog);
        const prey = it.minions({ at: it.g.baseOf(dog), atMost: limit });
        yield* it.destroy(it.chooseSome('destroy', prey, { weights: prey.map((c) => it.power(c)), limit }));
      },
    }),
    action('marking-territory', {
      copies: 1,
      goes: 'base',
      triggers: [
        {
          on: 'startOfTurn',
          when: (g, self, e) => e.seat === g.controller(self),
          given: (g, self, e) => g.others(e.seat).every((p) => g.playerPower(g.baseOf(self), p) < g.playerPower(g.baseOf(self), e.seat)),
          *run(it) {
            it.setBreakpoint(it.base, 0);
          },
        },
      ],
    }),
    action('moontouched', {
      copies: 1,
      goes: 'minion',
      talent: {
        when: (g, self) => isStrongest(g, g.hostOf(self)),
        run: (it) => it.draw(1),
      },
    }),
    action('unstoppable', {
      copies: 1,
      goes: 'minion',
      forbids: (g, self, verb, target) => verb === 'destroy' && target === g.hostOf(self),
    }),
  ],
  [
    base('moot-site', {
      breakpoint: 15,
      vp: [2, 1, 0],
      triggers: [
        {
          on: 'played',
          when: (g, self, e) =>
            e.type === 'minion' && e.base === self && g.playedThisTurn((p) => p.type === 'minion' && p.base === self) === 0,
          *run(it, e) {
            if (it.g.still(e.card, e.stay)) yield* it.gainPower(e.card, 2);
          },
        },
      ],
    }),
    base('standing-stones', { breakpoint: 20, vp: [4, 2, 1], talentAgain: true }),
  ],
);
