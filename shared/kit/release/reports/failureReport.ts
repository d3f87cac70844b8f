import type { Report } from './report.ts';

// Apart from report.ts: a page sends reports and parses none.

/** The reports that can say that something failed; each is about one build. */
export type FailureReport = Extract<Report, { event: 'remote.load' | 'error' | 'screen' | 'video' }>;

/** A build that did not load, threw, or played nothing, and a screen with which the visitor could do nothing. */
export function isFailure(report: Report): report is FailureReport {
  switch (report.event) {
    case 'remote.load':
      return !report.isLoaded;
    case 'video':
      return report.kind === 'fatal';
    default:
      return report.event === 'error' || report.event === 'screen';
  }
}
