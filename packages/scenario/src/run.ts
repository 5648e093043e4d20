import type { CardSet } from '@breakpoint/engine';
import { readScenario } from './document.js';
import { checkExpectations } from './expectations.js';
import { type Between, Stage } from './stage.js';
import { takeStep } from './steps.js';

/** Runs one scenario to its end. If a step or an expectation fails, the error says what was on the table. */
export function runScenario(cards: CardSet, doc: Record<string, unknown>, between?: Between): Stage {
  const scenario = readScenario(doc);
  const stage = new Stage(cards, scenario, between);
  for (const { steps, expect } of scenario.parts) {
    for (const step of steps) takeStep(stage, step);
    checkExpectations(stage, expect);
  }
  return stage;
}
