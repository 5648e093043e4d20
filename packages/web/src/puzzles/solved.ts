import { store, stored } from '../storage.js';

const KEY = 'breakpoint-puzzles';
const DAYS = 'breakpoint-puzzle-days';

function kept<T>(key: string, isOne: (value: unknown) => value is T): T[] {
  const list = stored<unknown>(key);
  return Array.isArray(list) ? list.filter(isOne) : [];
}
const keep = (key: string, list: readonly unknown[]): void => store(key, [...new Set(list)]);

/** The puzzles that were solved on this device. */
export const solvedPuzzles = (): ReadonlySet<string> => new Set(kept(KEY, (id) => typeof id === 'string'));
export const keepSolved = (id: string): void => keep(KEY, [...solvedPuzzles(), id]);

/** The id of a lesson's position, which is kept like a puzzle. */
export const exerciseId = (lesson: string, number: number): string => `lesson/${lesson}/${number}`;

/** The days whose puzzle was solved on the same day. */
export const solvedDays = (): number[] => kept(DAYS, (day) => typeof day === 'number');
export const keepDay = (day: number): void => keep(DAYS, [...solvedDays(), day]);
