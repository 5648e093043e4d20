import type { Log, View } from '@breakpoint/engine';
import { viewed } from '@breakpoint/scenario';
import { store, stored } from '../storage.js';

// A position on its way from a game in progress to the judge.

const TAKEN = 'breakpoint-judge-taken';

/** What a seat sees, as a scenario; the log knows the rules profile. */
export const seenBy = (view: View, names: readonly string[], log: Log | null): Record<string, unknown> => ({
  ...(log?.setup.rules !== undefined && { rules: log.setup.rules }),
  ...viewed(view, names),
});

/** Keeps what a seat sees, for `judge/taken`. */
export const keepTaken = (view: View, names: readonly string[], log: Log | null): void => store(TAKEN, seenBy(view, names, log), 'window');

export const taken = (): Record<string, unknown> | null => stored(TAKEN, 'window');
