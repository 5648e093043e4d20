import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What was measured of bot A against bot B: by deal, so that a run can go on where it stopped, and runs can be added up. */
export interface Run {
  a: string;
  b: string;
  players: number;
  seed: string;
  factions: string[] | null;
  /** Games that A won, for each deal in order; null: a game of it failed. */
  won: (number | null)[];
  /** How long decisions took: how many took about so long, by bot. */
  times: Record<'a' | 'b', Record<string, number>>;
}

export const sameRun = (x: Run, y: Run): boolean =>
  x.a === y.a && x.b === y.b && x.players === y.players && x.seed === y.seed && String(x.factions) === String(y.factions);

export function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** Whole or not at all: whoever is interrupted while writing loses nothing. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value)}\n`);
  renameSync(`${file}.new`, file);
}

/** Buckets of a twentieth. */
const FINE = Math.log(1.05);
const SMALLEST = 0.01;

export function addTime(times: Record<string, number>, ms: number): void {
  const bucket = Math.round(Math.log(Math.max(ms, SMALLEST) / SMALLEST) / FINE);
  times[bucket] = (times[bucket] ?? 0) + 1;
}

export function addTimes(times: Record<string, number>, more: Record<string, number>): void {
  for (const [bucket, n] of Object.entries(more)) times[bucket] = (times[bucket] ?? 0) + n;
}

/** In milliseconds, to about a twentieth. */
export function timeQuantile(times: Record<string, number>, q: number): number {
  const buckets = Object.keys(times)
    .map(Number)
    .sort((x, y) => x - y);
  const all = buckets.reduce((sum, b) => sum + times[b], 0);
  let seen = 0;
  for (const b of buckets) {
    seen += times[b];
    if (seen >= q * all) return SMALLEST * Math.exp(b * FINE);
  }
  return 0;
}
