import { allCards } from '@breakpoint/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playChecked } from '../src/simulate/check.js';
import { randomSetup } from '../src/simulate/play.js';

/**
 * Under random play: no card lost or doubled, no hidden information in a view, the log replays to the same position, every
 * option offered is accepted, a saved and reloaded game goes on identically, a game always ends. `breakpoint simulate --check`
 * does the same at length.
 */
describe('any random game', () => {
  for (const players of [2, 3, 4]) {
    test(`keeps every rule of the house with ${players} players`, { timeout: 60_000 }, () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const setup = randomSetup(allCards, { players, seed: `property ${players}` }, seed);
          expect(playChecked(allCards, setup).decisions).toBeGreaterThan(10);
        }),
        { interruptAfterTimeLimit: 5_000, numRuns: 20, endOnFailure: true },
      );
    });
  }
});
