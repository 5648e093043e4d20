import type { View } from '@breakpoint/engine';
import { viewed } from '@breakpoint/scenario';

// A position on its way from a game in progress to the judge.

const TAKEN = 'breakpoint-judge-taken';

/** Keeps what a seat sees, to be taken up at `judge/taken`. */
export function keepTaken(view: View, names: readonly string[]): void {
  try {
    sessionStorage.setItem(TAKEN, JSON.stringify(viewed(view, names)));
  } catch {
    // The browser stores nothing, and the judge says that there is no position.
  }
}

export const taken = (): Record<string, unknown> | null =>
  JSON.parse(sessionStorage.getItem(TAKEN) ?? 'null') as Record<string, unknown> | null;
