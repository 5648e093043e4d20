import { allCards } from '@breakpoint/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/patience.js';
import { playChecked } from '../src/simulate/check.js';
import { randomSetup } from '../src/simulate/play.js';

/**
 * Under random play, no card is lost or duplicated, no view has hidden information, the log replays to the same position, every
 * offered option is accepted, a saved and loaded game continues identically, and the game ends. `breakpoint simulate --check` does
 * the same with many more games.
 */
describe('any random game', () => {
  for (const players of [2, 3, 4]) {
    test(`passes all checks with ${players} players`, () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const setup = randomSetup(allCards, { players, seed: `property ${players}` }, seed);
          expect(playChecked(allCards, setup).decisions).toBeGreaterThan(10);
        }),
        { numRuns: sampled(20, 2), endOnFailure: true },
      );
    });
  }
});
