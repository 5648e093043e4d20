import type { ScenarioData } from '../worker/judge.js';

// The position that this browser works on. It stays when the page is left.

const STORED = 'breakpoint-judge';

export function draft(): ScenarioData | null {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? 'null') as ScenarioData | null;
  } catch {
    return null;
  }
}

export function keepDraft(scenario: ScenarioData): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(scenario));
  } catch {
    // The browser stores nothing: the position lasts as long as the page.
  }
}
