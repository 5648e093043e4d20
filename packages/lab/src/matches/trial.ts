import { greedyWith, type Weights } from '@breakpoint/bots';
import { type Failure, playBots } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { rotatedSetup } from './deals.js';

/** Two sets of weights that play each other with the same decks in all seatings. */
export interface Trial {
  kind: 'trial';
  players: number;
  seed: string;
  deal: number;
  sides: [Weights, Weights];
}

/** The side at each seat. For every seating there is one with the sides exchanged. */
export function seatings(players: number): number[][] {
  if (players === 3)
    return [
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [0, 1, 0],
      [1, 1, 0],
      [0, 0, 1],
    ];
  if (players === 4)
    return [
      [0, 1, 0, 1],
      [1, 0, 1, 0],
      [0, 0, 1, 1],
      [1, 1, 0, 0],
    ];
  return [
    [0, 1],
    [1, 0],
  ];
}

/** A lead of this many VP at the end of the game is a clear one. */
const CLEAR = 6;

/**
 * How much better the first side did, from -1 to 1. Half of the score is the win, and half is the lead in VP, which says more if
 * the sides are nearly equal.
 */
export function playTrial(cards: CardSet, trial: Trial): { games: number; score: number; failures: Failure[] } {
  const failures: Failure[] = [];
  const { players, seed, deal, sides } = trial;
  let games = 0;
  let score = 0;
  for (let shift = 0; shift < (players === 2 ? 2 : 1); shift++) {
    const setup = rotatedSetup(cards, { players, seed }, deal, shift);
    for (const seating of seatings(players)) {
      const tunings = seating.map((side) => ({ 2: sides[side], 3: sides[side], 4: sides[side] }));
      let played: { winner: number; vp: number[] };
      try {
        played = playBots(
          cards,
          setup,
          tunings.map((t) => greedyWith(t)),
        );
      } catch (error) {
        failures.push({ number: deal, seed: String(setup.seed), message: (error as Error).stack ?? String(error), log: null });
        continue;
      }
      const { winner, vp } = played;
      const means = [0, 1].map((side) => {
        const own = vp.filter((_, seat) => seating[seat] === side);
        return own.reduce((a, b) => a + b, 0) / own.length;
      });
      score += 0.5 * (seating[winner] === 0 ? 1 : -1) + 0.5 * Math.tanh((means[0] - means[1]) / CLEAR);
      games++;
    }
  }
  return { games, score: games === 0 ? 0 : score / games, failures };
}
