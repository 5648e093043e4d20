// Runs steps in parallel, three at a time, each as soon as the steps it needs have succeeded. The steps are in test.mjs.

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * @typedef {object} Result
 * @property {boolean} ok
 * @property {string} [output] what to print under the step's heading
 * @property {Counts} [counts] the tests that the step ran, if any
 * @property {[name: string, seconds: number][]} [parts] how long its parts took
 * @property {string[]} [notable] a line for each test that failed, or passed only when it was repeated
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [needs] earlier steps that must succeed first
 * @property {() => Result | Promise<Result>} work
 *
 * @typedef {Step & Partial<Result> & { began?: number, seconds?: number, missing?: string }} Outcome
 */

/** The long steps wait about as much as they compute, so three of them keep two cores busy. */
const SLOTS = 3;

/**
 * @param {Step[]} steps in the order in which they should start
 * @param {(outcome: Outcome) => void} report called when a step ends, or cannot run because a step it needs has failed
 * @returns {Promise<Outcome[]>}
 */
export async function runSteps(steps, report) {
  const began = Date.now();
  /** @type {Outcome[]} */
  const outcomes = [];
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const settle = (outcome) => {
    outcomes.push(outcome);
    report(outcome);
  };
  const succeeded = (name) => outcomes.some((o) => o.name === name && o.ok);
  const failed = (name) => outcomes.some((o) => o.name === name && !o.ok);

  const start = async (step) => {
    const from = Date.now();
    let result;
    try {
      result = await Promise.resolve().then(step.work);
    } catch (error) {
      result = { ok: false, output: String(error?.stack ?? error) };
    }
    running.delete(step);
    settle({ ...step, ...result, began: (from - began) / 1000, seconds: (Date.now() - from) / 1000 });
  };

  const mayStart = (step) => running.size < SLOTS && (step.needs ?? []).every(succeeded);

  while (waiting.length > 0) {
    for (const step of [...waiting]) {
      const missing = step.needs?.find(failed);
      if (missing) settle({ ...step, ok: false, missing });
      else if (mayStart(step)) running.set(step, start(step));
      else continue;
      waiting.splice(waiting.indexOf(step), 1);
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0) throw new Error(`these steps wait for each other, or for no step at all: ${waiting.map((s) => s.name)}`);
  }
  await Promise.all(running.values());
  return outcomes;
}
