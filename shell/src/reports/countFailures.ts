import type { Report } from '@bazaar/shared/contracts/report';

/**
 * Marks errors so that a page counts as one failed visit of a build, however often it fails: an error is the first one
 * only where neither a load of that build nor an error of it was reported as failed before.
 */
export function createFailureCount(): (reports: readonly Report[]) => Report[] {
  const failed = new Set<string>();
  return (reports) =>
    reports.map((report) => {
      if (report.event !== 'error' && (report.event !== 'remote.load' || report.isLoaded)) return report;
      const build = `${report.remote}@${report.version}`;
      const isFirst = !failed.has(build);
      failed.add(build);
      return report.event === 'error' ? { ...report, isFirst } : report;
    });
}
