import type { BalanceReport } from '@breakpoint/workshop/balance';

/** No share of wins is named before this many games. */
export const ENOUGH = 150;
/** A faction within a tenth of the fair share is fair for a player: 45 to 55 % with two players. */
const NEAR = 0.1;
export const fairZone = (fair: number): { low: number; high: number } => ({ low: fair * (1 - NEAR), high: fair * (1 + NEAR) });

export type Verdict = 'early' | 'strong' | 'rather strong' | 'fair' | 'open' | 'rather weak' | 'weak';

/** What the games say about the faction, and never more: only what the interval leaves out is excluded. */
export function verdictOf({ games, fair, wins }: Pick<BalanceReport, 'games' | 'fair' | 'wins'>): Verdict {
  const { low, high } = fairZone(fair);
  if (games < ENOUGH) return 'early';
  if (wins.low > high) return 'strong';
  if (wins.high < low) return 'weak';
  if (wins.low > fair) return 'rather strong';
  if (wins.high < fair) return 'rather weak';
  return wins.low >= low && wins.high <= high ? 'fair' : 'open';
}

/** The width of a dot in the picture. */
export const DOT = 9;
/** Dots that would lie on each other lie above each other. */
export function stacked<T extends { x: number }>(dots: readonly T[]): (T & { row: number })[] {
  const last: number[] = [];
  return [...dots]
    .sort((a, b) => a.x - b.x)
    .map((dot) => {
      const free = last.findIndex((x) => dot.x - x >= DOT);
      const row = free < 0 ? last.length : free;
      last[row] = dot.x;
      return { ...dot, row };
    });
}

/** The places of all numbers on a card. */
export function numbersOf(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'paint' ? [] : numbersOf(inner, path === '' ? key : `${path}/${key}`)));
}
