import { type Interval, mean, share } from '@breakpoint/cli/tools';
import { type CardSet, seedFromText } from '@breakpoint/engine';
import { nextWord } from '@breakpoint/engine/tools';
import { type Lesson, type Lessons, replayLesson } from './selfplay.js';

/** A position of a game: the chance that the search gave the seat that decides, and whether the seat won. */
export interface Shown {
  chance: number;
  won: boolean;
  /** The most VP that a seat has, as a share of the goal. */
  late: number;
}

const TENTHS = 10;
export const tenthOf = ({ chance }: Shown): number => Math.min(TENTHS - 1, Math.floor(TENTHS * chance));

/** One position for each tenth of the chance that comes up in a game, because the positions of one game are alike. */
export function positionsIn(cards: CardSet, how: Lessons, lesson: Lesson): Shown[] {
  const found: Shown[][] = Array.from({ length: TENTHS }, () => []);
  replayLesson(cards, how, lesson, ({ decision, state }, picks, estimate) => {
    const played = estimate?.options.find((o) => o.at === decision!.options.indexOf(picks[0]));
    // A decision between one option and itself was not searched.
    if (!played || estimate!.options.length < 2) return;
    const shown = { chance: played.value, won: lesson.winner === decision!.seat, late: Math.min(1, Math.max(...state.vp) / state.goal) };
    found[tenthOf(shown)].push(shown);
  });
  const chance = { key: seedFromText(`${how.seed} ${lesson.n}`), used: 0 };
  return found.filter((list) => list.length > 0).map((list) => list[nextWord(chance) % list.length]);
}

/** What was shown in the positions of a tenth, on average, and how many of them were won. */
interface Tenth {
  tenth: number;
  positions: number;
  shown: number;
  won: Interval;
}

export const tenthsOf = (positions: readonly Shown[]): Tenth[] =>
  Array.from({ length: TENTHS }, (_, tenth) => {
    const here = positions.filter((p) => tenthOf(p) === tenth);
    return {
      tenth,
      positions: here.length,
      shown: mean(here.map((p) => p.chance)).value,
      won: share(here.filter((p) => p.won).length, here.length),
    };
  }).filter(({ positions: n }) => n > 0);

/** How far the shown chances are from what was won: on average over tenths, and beyond the interval in the worst tenth. */
export const errorOf = (tenths: readonly Tenth[]): { average: number; beyond: number } => ({
  average: mean(tenths.map(({ shown, won }) => Math.abs(shown - won.value))).value,
  beyond: Math.max(0, ...tenths.map(({ shown, won }) => Math.max(won.low - shown, shown - won.high))),
});

/** What is added to the log-odds of a shown chance, and by what they are multiplied; at the beginning of a game, and more by its end. */
export type Correction = [add: number, times: number, addLate: number, timesLate: number];

const logOdds = (p: number): number => {
  const inside = Math.min(0.995, Math.max(0.005, p));
  return Math.log(inside / (1 - inside));
};

export function corrected([add, times, addLate, timesLate]: Correction, { chance, late }: Pick<Shown, 'chance' | 'late'>): number {
  return 1 / (1 + Math.exp(-(add + addLate * late + (times + timesLate * late) * logOdds(chance))));
}

/** The number of positions as many as which the prior counts: without data, nothing is corrected. */
const PRIOR = 20;
const ROUNDS = 1500;
const STEP = 1;

/** The correction that makes what happened likeliest, by gradient ascent. */
export function correctionFrom(positions: readonly Shown[]): Correction {
  const c: Correction = [0, 1, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = [0, 0, 0, 0];
    for (const p of positions) {
      const miss = (p.won ? 1 : 0) - corrected(c, p);
      const x = logOdds(p.chance);
      [1, x, p.late, p.late * x].forEach((by, i) => {
        slope[i] += miss * by;
      });
    }
    for (let i = 0; i < 4; i++) c[i] += (STEP * (slope[i] - (PRIOR / 10) * (c[i] - (i === 1 ? 1 : 0)))) / (positions.length + PRIOR);
  }
  return c;
}
