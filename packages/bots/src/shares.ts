import type { Fate } from './fate.js';

/** A claim has to be true in this share of the worlds, and what it denies in no more than the other one. */
const MOST = 2 / 3;
export const FEW = 1 / 3;
/** Fewer worlds than these show nothing. */
export const LEAST_WORLDS = 9;

export const share = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length / list.length;
export const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

/** How many standard errors a share has to spare: other worlds, and a search that knows more, differ by about that much. */
const SPARE = 1.5;
const error = (part: number, worlds: number): number => SPARE * Math.sqrt((part * (1 - part)) / worlds);

/** Is it true in two thirds of the worlds, even if the sample was a little lucky? */
export function isUsual<T>(list: readonly T[], test: (one: T) => boolean): boolean {
  const part = share(list, test);
  return part - error(part, list.length) >= MOST;
}

export function isRare<T>(list: readonly T[], test: (one: T) => boolean): boolean {
  const part = share(list, test);
  return part + error(part, list.length) <= FEW;
}

/** What `of` usually gives; null if there is nothing. */
export function usual<T>(fates: readonly Fate[], of: (fate: Fate) => T): T | null {
  const found = fates.map(of);
  for (const n of new Set(found)) if (isUsual(found, (x) => x === n)) return n;
  return null;
}

/** The largest number that is usually reached. */
export function surely(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => b - a);
  return sorted.find((n) => isUsual(sorted, (x) => x >= n)) ?? sorted[sorted.length - 1];
}

/** The mean of some differences, less what may be luck: a standard error and a half. */
export function surelyMean(differences: readonly number[]): number {
  const average = mean(differences);
  return average - SPARE * Math.sqrt(mean(differences.map((x) => (x - average) ** 2)) / differences.length);
}
