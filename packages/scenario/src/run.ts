import type { CardSet } from '@breakpoint/engine';
import { readScenario } from './document.js';
import { checkExpectations } from './expectations.js';
import { type Between, Stage } from './stage.js';
import { takeStep } from './steps.js';

/** Plays a scenario until it ends or something does not fit or hold. The problem then says what was on the table. */
export function playScenario(cards: CardSet, doc: Record<string, unknown>, between?: Between): { stage: Stage; problem: Error | null } {
  const scenario = readScenario(doc);
  const stage = new Stage(cards, scenario, between);
  try {
    for (const { steps, expect } of scenario.parts) {
      for (const step of steps) takeStep(stage, step);
      checkExpectations(stage, expect);
    }
    return { stage, problem: null };
  } catch (error) {
    return { stage, problem: error as Error };
  }
}

/** Runs one scenario to its end. If a step or an expectation fails, the error says what was on the table. */
export function runScenario(cards: CardSet, doc: Record<string, unknown>, between?: Between): Stage {
  const { stage, problem } = playScenario(cards, doc, between);
  if (problem !== null) throw problem;
  return stage;
}
