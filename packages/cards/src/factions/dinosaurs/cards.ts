import { action, afterMinionIsDestroyedHere, base, faction, minion, question, Until } from '@breakpoint/engine/cards';

const reduceBreakpointBy = question('dinosaurs/reduce-breakpoint-by', { chooses: 'card', about: 'card', open: true });
const reduceBreakpoint = question('dinosaurs/reduce-breakpoint', { chooses: 'card', open: true });

export const dinosaurs = faction(
  'dinosaurs',
  'core',
  [
    minion('king-rex', { power: 7, copies: 1 }),
    minion('laseratops', {
      power: 4,
      copies: 2,
      onPlay: (it) => it.destroy(it.choose('destroy-minion', { at: it.base, atMost: 2 })),
    }),
    minion('armor-stego', {
      power: 3,
      copies: 3,
      powerSelf: (p, self) => (p.active === p.controller(self) ? 0 : 2),
    }),
    minion('war-raptor', {
      power: 2,
      copies: 4,
      names: ['dinosaurs/war-raptor'],
      powerSelf: (p, self) => p.countNamed(p.baseOf(self), p.def(self).n),
    }),
    action('augmentation', {
      copies: 2,
      onPlay: (it) => it.gainPower(it.choose('give-power', {}, { amount: 4 }), 4, Until.EndOfTurnOf),
    }),
    action('howl', {
      copies: 2,
      onPlay: (it) => it.gainPower(it.minions({ of: it.you }), 1, Until.EndOfTurnOf),
    }),
    action('natural-selection', {
      copies: 1,
      *onPlay(it) {
        const mine = yield* it.choose('destroy-weaker-than', { of: it.you });
        if (mine) yield* it.destroy(it.choose('destroy-minion', { at: it.position.baseOf(mine), below: it.power(mine) }));
      },
    }),
    action('rampage', {
      copies: 1,
      *onPlay(it) {
        const base = yield* it.choose(
          reduceBreakpoint,
          it.position.bases.filter((b) => it.position.hasMinion(it.you, b)),
        );
        const mine = yield* it.choose(reduceBreakpointBy, { of: it.you, at: base }, { about: base });
        if (mine) it.changeBreakpoint(base, -it.power(mine));
      },
    }),
    action('survival-of-the-fittest', {
      copies: 1,
      *onPlay(it) {
        const doomed = [];
        for (const base of it.position.bases) {
          const powers = it.minions({ at: base }).map((m) => it.power(m));
          const least = Math.min(...powers);
          if (powers.some((power) => power > least)) doomed.push(yield* it.choose('destroy-minion', { at: base, atMost: least }));
        }
        yield* it.destroy(doomed);
      },
    }),
    action('tooth-and-claw-and-guns', {
      copies: 1,
      goes: 'minion',
      instead: [
        {
          of: 'affect',
          // A mere change of power never triggers it. Neither does the promise of a return: only the return itself affects the
          // minion (RULES 6.1).
          applies: (p, self, target, _, verb) => target === p.hostOf(self) && !['power', 'counters', 'protect'].includes(verb),
          *run() {},
          after: (it) => it.destroy(it.self),
          shields: (_p, _self, target) => [target],
        },
      ],
    }),
    action('upgrade', { copies: 1, goes: 'minion', powerHost: () => 2 }),
    action('wildlife-preserve', {
      copies: 1,
      goes: 'base',
      unaffected: (p, self, target, cause) =>
        p.isAction(cause.source) &&
        cause.seat !== p.controller(self) &&
        p.isMinion(target) &&
        p.controller(target) === p.controller(self) &&
        p.baseOf(target) === p.hostOf(self),
    }),
  ],
  [
    base('jungle-oasis', { breakpoint: 12, vp: [2, 0, 0] }),
    base('tar-pits', {
      breakpoint: 16,
      vp: [4, 3, 2],
      triggers: [
        afterMinionIsDestroyedHere({ given: (p, _, e) => p.isStillDiscarded(e.card, e.arrival) }, function* (it, e) {
          if (!(yield* it.ignoresThis(e.seat))) it.putOnDeck(e.card, 'bottom');
        }),
      ],
    }),
  ],
  [reduceBreakpointBy, reduceBreakpoint],
);
