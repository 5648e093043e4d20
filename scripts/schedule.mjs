// Runs steps side by side, two at a time, each as soon as those it needs have succeeded. test.mjs has the steps.

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * @typedef {object} Result
 * @property {boolean} ok
 * @property {string} [output] what to print under the step's heading
 * @property {Counts} [counts] the tests it ran, if it ran any
 * @property {[name: string, seconds: number][]} [parts] where its time went
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [needs] steps above this one that have to succeed first
 * @property {boolean} [wide] keeps both cores busy by itself: starts last, when nothing else is waiting to be started
 * @property {() => Result | Promise<Result>} work
 *
 * @typedef {Step & Partial<Result> & { began?: number, seconds?: number, missing?: string }} Outcome
 */

const SLOTS = 2;

/**
 * @param {Step[]} steps in the order in which they start, if they can
 * @param {(outcome: Outcome) => void} report called as each step ends, or turns out not to be possible
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

  const mayStart = (step) => {
    if (running.size >= SLOTS || !(step.needs ?? []).every(succeeded)) return false;
    return !step.wide || !(waiting.some((s) => !s.wide) || [...running.keys()].some((s) => s.wide));
  };

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
