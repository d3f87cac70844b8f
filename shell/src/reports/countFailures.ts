import { isFailure } from '@bazaar/shared/contracts/failureReport';
import type { Report } from '@bazaar/shared/contracts/report';

/**
 * Marks failures so that a page counts as one failed visit of a build, however often and in however many ways it fails: the first one
 * that is reported of the build is marked, and none where its load was reported as failed before.
 */
export function createFailureCount(): (reports: readonly Report[]) => Report[] {
  const failed = new Set<string>();
  return (reports) =>
    reports.map((report) => {
      if (!isFailure(report)) return report;
      const build = `${report.remote}@${report.version}`;
      const isFirst = !failed.has(build);
      failed.add(build);
      return report.event === 'remote.load' ? report : { ...report, isFirst };
    });
}
