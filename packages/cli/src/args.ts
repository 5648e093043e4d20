import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What the person at the keyboard can put right: told in one line, exit code 2. */
export class UsageError extends Error {}

/** Options of a command; anything that is not one is a usage error that says so. */
export function readArgs<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0]);
  }
}

export function wholeNumber(name: string, text: string, least: number, most: number = Number.MAX_SAFE_INTEGER): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least || n > most)
    throw new UsageError(
      `--${name} takes a whole number ${most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `of at least ${least}`}, not "${text}"`,
    );
  return n;
}

export function oneOf<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((c) => c === text);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${choices.join(', ')}, not "${text}"`);
  return found;
}
