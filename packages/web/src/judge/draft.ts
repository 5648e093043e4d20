import { store, stored } from '../storage.js';
import type { ScenarioData } from '../worker/judge.js';

// The position that this browser works on. It stays when the page is left.

const STORED = 'breakpoint-judge';
const MOST_UNDO = 200;

export const draft = (): ScenarioData | null => stored(STORED);
export const keepDraft = (scenario: ScenarioData): void => store(STORED, scenario);

/** The earlier positions, as long as the page is open: the way back from a change, and from a position that replaced another. */
let past: ScenarioData[] = [];

/** Replaces the position by another one. */
export function replaceDraft(scenario: ScenarioData, was = draft()): void {
  if (was) past = [...past.slice(1 - MOST_UNDO), was];
  keepDraft(scenario);
}
export const canUndoDraft = (): boolean => past.length > 0;

/** Goes back to the position before the last change; null if there is none. */
export function undoDraft(): ScenarioData | null {
  const before = past.pop() ?? null;
  if (before) keepDraft(before);
  return before;
}
