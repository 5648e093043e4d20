import { store, stored } from '../storage.js';
import type { ScenarioData } from '../worker/judge.js';

// The position that this browser works on. It stays when the page is left.

const STORED = 'breakpoint-judge';

export const draft = (): ScenarioData | null => stored(STORED);
export const keepDraft = (scenario: ScenarioData): void => store(STORED, scenario);
