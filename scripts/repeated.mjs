// A reporter for vitest: names the tests that failed at first, and passed when they were repeated. test.mjs lists them.

export const REPEATED = 'passed only when it was repeated: ';

export default class Repeated {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`${REPEATED}${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
