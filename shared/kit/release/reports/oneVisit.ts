import { isFailure } from './failureReport.ts';
import type { Report } from './report.ts';

/**
 * The reports of a body with at most one load and one failure of each build, and each count once. A page sends no more than that; a
 * body written by hand could count as hundreds of visits.
 */
export function oneVisit(reports: readonly Report[]): Report[] {
  const loaded = new Set<string>();
  const failed = new Set<string>();
  const counted = new Set<string>();
  return reports.flatMap((report) => {
    if (report.event === 'count') {
      const before = counted.size;
      return counted.add(`${report.what} ${report.value} ${report.subject}`).size > before ? report : [];
    }
    if (report.event !== 'remote.load' && !isFailure(report)) return report;
    const build = `${report.remote}@${report.version}`;
    if (report.event !== 'remote.load') {
      const isFirst = report.isFirst && !failed.has(build);
      if (isFirst) failed.add(build);
      return { ...report, isFirst };
    }
    if (loaded.has(build)) return [];
    loaded.add(build);
    if (!report.isLoaded) failed.add(build);
    return report;
  });
}
