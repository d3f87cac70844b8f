import { isFailure } from './failureReport.ts';
import type { Report } from './report.ts';

/** The one report of a page by which its visit of a build counts as failed, however often and in however many ways it failed. */
export const isFailedVisit = (report: Report): boolean =>
  isFailure(report) && (report.event === 'remote.load' || report.isFirst);
