import { type Correction, corrected, logOdds } from '@breakpoint/bots';
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

/** The positions of a game that a search decided, each with the seat that decided. */
export function positionsIn(cards: CardSet, how: Lessons, lesson: Lesson): Shown[] {
  const found: Shown[] = [];
  replayLesson(cards, how, lesson, ({ decision, state }, picks, estimate) => {
    const played = estimate?.options.find((o) => o.at === decision!.options.indexOf(picks[0]));
    // A decision between one option and itself was not searched.
    if (!played || estimate!.options.length < 2) return;
    found.push({ chance: played.value, won: lesson.winner === decision!.seat, late: Math.min(1, Math.max(...state.vp) / state.goal) });
  });
  return found;
}

export const UNCHANGED: Correction = [0, 1, 0, 0];

/** One position for each tenth of the chance that comes up in a game, because the positions of one game are alike; as they are shown, or with a correction. */
export function onePerTenth(game: readonly Shown[], seed: string, map = UNCHANGED): Shown[] {
  const tenths: Shown[][] = Array.from({ length: TENTHS }, () => []);
  for (const p of game) tenths[tenthOf({ ...p, chance: correctedBy(map, p) })].push(p);
  const chance = { key: seedFromText(seed), used: 0 };
  return tenths.filter((list) => list.length > 0).map((list) => list[nextWord(chance) % list.length]);
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

export const correctedBy = (map: Correction, { chance, late }: Pick<Shown, 'chance' | 'late'>): number => corrected(map, chance, late);

/** How strongly the fit holds on to changing nothing: without data, nothing is corrected. */
const PRIOR = 8;
const ROUNDS = 12;

/** The correction that makes the results most likely, by Newton's method. */
export function correctionFrom(positions: readonly Shown[]): Correction {
  const c: number[] = [...UNCHANGED];
  for (let round = 0; round < ROUNDS; round++) {
    const rows = c.map((x, i) => c.map((_, j): number => (i === j ? PRIOR : 0)).concat(PRIOR * (UNCHANGED[i] - x)));
    for (const p of positions) {
      const x = logOdds(p.chance);
      const parts = [1, x, p.late, p.late * x];
      const odds = parts.reduce((sum, part, i) => sum + part * c[i], 0);
      const guess = 1 / (1 + Math.exp(-odds));
      for (const [i, row] of rows.entries()) {
        for (const [j, part] of parts.entries()) row[j] += guess * (1 - guess) * parts[i] * part;
        row[parts.length] += ((p.won ? 1 : 0) - guess) * parts[i];
      }
    }
    for (const [i, step] of solved(rows).entries()) c[i] += step;
  }
  return c as unknown as Correction;
}

/** Solves linear equations, each of which ends with its right side, by elimination. The prior keeps the diagonal from vanishing. */
function solved(rows: number[][]): number[] {
  for (const [i, row] of rows.entries())
    for (const [j, other] of rows.entries()) {
      if (i === j) continue;
      const times = other[i] / row[i];
      for (let k = i; k < row.length; k++) other[k] -= times * row[k];
    }
  return rows.map((row, i) => row[rows.length] / row[i]);
}

/** How often the tenths are filled again, because corrected chances fall into other tenths. */
const FILLINGS = 3;
/** A player sees all positions, and most of them lie in a few tenths: one in this many counts as well. */
const ALL = 20;

/** The correction for these games, fitted to one position of each tenth and to a share of all positions. */
export function correctionOf(games: readonly (readonly Shown[])[], seed: string): Correction {
  const some = games.flatMap((game, n) => game.filter((_, i) => (i + n) % ALL === 0));
  let map = UNCHANGED;
  for (let i = 0; i < FILLINGS; i++) map = correctionFrom([...games.flatMap((game, n) => onePerTenth(game, `${seed} ${n}`, map)), ...some]);
  return map;
}
