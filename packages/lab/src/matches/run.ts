import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The results of bot A against bot B, deal by deal, so that a run can be continued, and runs can be added up. */
export interface Run {
  a: string;
  b: string;
  players: number;
  seed: string;
  factions: string[] | null;
  /** The games of each deal that A won; null if a game of the deal failed. */
  won: (number | null)[];
  /** For each bot, a histogram of the time its decisions took (`addTime`). */
  times: Record<'a' | 'b', Record<string, number>>;
}

export const sameRun = (x: Run, y: Run): boolean =>
  x.a === y.a && x.b === y.b && x.players === y.players && x.seed === y.seed && String(x.factions) === String(y.factions);

export function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

/** Writes a file in one step: an interruption leaves the old file as it was. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(value)}\n`);
  renameSync(`${file}.new`, file);
}

/** Each bucket is 5 % wider than the one before. */
const BUCKET = Math.log(1.05);
const SMALLEST = 0.01;

export function addTime(times: Record<string, number>, ms: number): void {
  const bucket = Math.round(Math.log(Math.max(ms, SMALLEST) / SMALLEST) / BUCKET);
  times[bucket] = (times[bucket] ?? 0) + 1;
}

export function addTimes(times: Record<string, number>, more: Record<string, number>): void {
  for (const [bucket, n] of Object.entries(more)) times[bucket] = (times[bucket] ?? 0) + n;
}

/** A quantile in milliseconds, exact to about 5 %. */
export function timeQuantile(times: Record<string, number>, q: number): number {
  const buckets = Object.keys(times)
    .map(Number)
    .sort((x, y) => x - y);
  const all = buckets.reduce((sum, b) => sum + times[b], 0);
  let seen = 0;
  for (const b of buckets) {
    seen += times[b];
    if (seen >= q * all) return SMALLEST * Math.exp(b * BUCKET);
  }
  return 0;
}
