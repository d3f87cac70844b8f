import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Repeats at the end of a run, in one line for each reason, what this machine left out. */
export default class SkippedReporter implements Reporter {
  private readonly counts = new Map<string, number>();

  onTestEnd({ annotations }: TestCase): void {
    const reasons = annotations.flatMap(({ type, description }) =>
      (type === 'SKIPPED' || type === 'skip') && description ? [description] : [],
    );
    for (const reason of new Set(reasons)) this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [reason, count] of this.counts)
      console.warn(`SKIPPED in ${count} ${count === 1 ? 'test' : 'tests'}: ${reason}`);
  }
}
