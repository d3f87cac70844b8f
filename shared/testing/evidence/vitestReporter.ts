import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { noteFlaky } from '../../tools/evidence/flaky.ts';

/** So long without the end of any test, and the run says which files it waits for: it may be ended from outside, with no word of them. */
const SILENT_MS = 300_000;

/** Notes the unit and component tests that passed when they were repeated, and names the files of a run that stands still. */
export default class EvidenceReporter implements Reporter {
  private readonly running = new Set<string>();
  private silence: ReturnType<typeof setInterval> | undefined;

  onTestRunStart(): void {
    this.listen();
  }

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.running.add(relativeModuleId);
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.running.delete(relativeModuleId);
  }

  onTestCaseResult(test: TestCase): void {
    this.listen();
    if (!test.diagnostic()?.flaky) return;
    noteFlaky(`${test.module.relativeModuleId} › ${test.fullName}`, test.result().errors?.[0]?.message);
  }

  onTestRunEnd(): void {
    clearInterval(this.silence);
  }

  private listen(): void {
    clearInterval(this.silence);
    this.silence = setInterval(() => {
      console.warn(
        `No test has ended for ${SILENT_MS / 60_000} minutes. Still running: ${[...this.running].join(', ')}`,
      );
    }, SILENT_MS);
  }
}
