import { type ParseArgsConfig, parseArgs } from 'node:util';
import { eachNumber, NUMBERS, type Numbers } from '@breakpoint/engine';

/** A mistake in the command line: printed as one line, with exit code 2. */
export class UsageError extends Error {}

/** Reads a command's options; an unknown option is a usage error. */
export function readArgs<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    throw new UsageError(line.charAt(0).toLowerCase() + line.slice(1));
  }
}

export function wholeNumber(name: string, text: string, least: number, most: number = Number.MAX_SAFE_INTEGER): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least || n > most)
    throw new UsageError(
      `"${text}" does not fit --${name}, which takes a whole number ${most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`}`,
    );
  return n;
}

/** The number of worker threads; undefined stands for one per core. */
export const threadCount = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : wholeNumber('threads', text, 0, 256);

/** The moment (by `performance.now`) at which this many minutes are over; never, without minutes. */
export function deadlineIn(minutes: string | undefined): number {
  if (minutes === undefined) return Number.POSITIVE_INFINITY;
  if (!(Number(minutes) > 0)) throw new UsageError(`"${minutes}" does not fit --minutes, which takes a number above 0`);
  return performance.now() + Number(minutes) * 60_000;
}

/** The options for the numbers that a game may have in addition to its booklet. */
export const NUMBER_OPTIONS = Object.fromEntries(Object.values(NUMBERS).map((n) => [n.written, { type: 'string' }])) as {
  [name in keyof Numbers as (typeof NUMBERS)[name]['written']]: { type: 'string' };
};
export const numbersFrom = (values: { [option in keyof typeof NUMBER_OPTIONS]?: string }): Partial<Numbers> =>
  eachNumber((name) => {
    const { written, choices } = NUMBERS[name];
    const text = values[written];
    return text === undefined ? undefined : Number(oneOf(written, text, choices.map(String)));
  });

export function oneOf<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((c) => c === text);
  if (found === undefined) throw new UsageError(`"${text}" does not fit --${name}, which takes ${choices.join(', ')}`);
  return found;
}
