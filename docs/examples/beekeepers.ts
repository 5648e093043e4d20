import { action, base, faction, minion } from '@breakpoint/engine';

export const beekeepers = faction(
  'beekeepers',
  'examples',
  [
    minion('queen-bee', {
      power: 4,
      copies: 2,
      // Ongoing: your other minions on this base have +1 power.
      powerHere: (p, self, m) => (m !== self && p.controller(m) === p.controller(self) ? 1 : 0),
    }),
    minion('worker-bee', {
      power: 2,
      copies: 10,
      // When played: you may choose another minion here with power 2 or less and return it to its owner's hand.
      onPlay: (it) => it.returnToHand(it.mayChoose('return-minion', { at: it.base, atMost: 2, not: it.self })),
    }),
    action('smoke', {
      copies: 6,
      // Choose a minion. It gets -2 power until the end of the turn. Draw a card.
      *onPlay(it) {
        yield* it.gainPower(it.choose('lower-power', {}, { amount: -2 }), -2);
        yield* it.draw(1);
      },
    }),
    action('hive', {
      copies: 2,
      goes: 'base',
      // Ongoing: after another player plays a minion here, place a +1 power counter on one of your minions here.
      triggers: [
        {
          on: 'played',
          when: (p, self, e) => e.type === 'minion' && e.base === p.baseOf(self) && e.seat !== p.controller(self),
          run: (it) => it.addCounters(it.choose('place-counters', { of: it.you, at: it.base }, { amount: 1 }), 1),
        },
      ],
    }),
  ],
  [
    base('meadow', {
      breakpoint: 18,
      vp: [3, 2, 1],
      // After this base scores: each winner may draw a card.
      triggers: [
        {
          on: 'afterScoring',
          when: (_, self, e) => e.base === self,
          *run(it) {
            for (const winner of it.position.ranked(1)) {
              const you = it.as(winner);
              if (yield* you.may('draw', { amount: 1 })) yield* you.draw(1, winner);
            }
          },
        },
      ],
    }),
  ],
);
