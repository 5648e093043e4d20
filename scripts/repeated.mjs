// A reporter for vitest: names the tests that failed at first and passed when they were repeated, and says where they failed. test.mjs
// lists them.

export const REPEATED = 'passed only when it was repeated: ';

export default class Repeated {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [failed] = test.result().errors ?? [];
    const place = failed?.stacks?.[0];
    const why = `${failed?.message.split('\n')[0]} (line ${place?.line ?? '?'})`;
    console.log(`${REPEATED}${test.module.relativeModuleId} > ${test.fullName}: ${why}`);
  }
}
