import { existsSync, readFileSync } from 'node:fs';
import { type Bot, botCalled, type Tuning, tuned, type Weights } from '@breakpoint/bots';

const tunings = new Map<string, Tuning>();

/** A bot by name, perhaps with the weights of a file: `greedy+tuned.json`, `search:100ms+tuned.json`. Null: there is no such bot. */
export function botNamed(name: string): Bot | null {
  const plus = name.indexOf('+');
  if (plus < 0) return botCalled(name);
  const file = name.slice(plus + 1);
  return existsSync(file) ? botCalled(name.slice(0, plus), tuningIn(file)) : null;
}

/** The weights in a file of `breakpoint tune`; the usual ones for numbers of players that it says nothing about. */
export function tuningIn(file: string): Tuning {
  let tuning = tunings.get(file);
  if (tuning === undefined) {
    const { weights } = JSON.parse(readFileSync(file, 'utf8')) as { weights: Partial<Record<2 | 3 | 4, Partial<Weights>>> };
    tuning = { 2: { ...tuned[2], ...weights[2] }, 3: { ...tuned[3], ...weights[3] }, 4: { ...tuned[4], ...weights[4] } };
    tunings.set(file, tuning);
  }
  return tuning;
}
