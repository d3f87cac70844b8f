import type { Reporter, TestCase } from 'vitest/node';
import { noteFlaky } from '../../tools/evidence/flaky.ts';

/** Notes the unit and component tests that passed when they were repeated. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    noteFlaky(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors?.[0]?.message);
  }
}
