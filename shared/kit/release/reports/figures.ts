import type { Report } from './report.ts';
import { isFailedVisit } from './failedVisit.ts';
import type { Outcomes } from './sequentialTest.ts';

/** The figures that visitors reported of one version of a remote. Absent: nobody reported any. */
export interface Figures extends Outcomes {
  loadedShare?: number;
  errorsPer1000?: number;
  /** The value that three quarters of the visits keep below, as Core Web Vitals count. */
  p75: { lcpMs?: number; inpMs?: number; firstFrameMs?: number };
}

/** The figures of one version. A visit is a page that loaded, or tried to load, this version. */
export function figuresOf(reports: readonly Report[], remote: string, version: string): Figures {
  const own = reports.filter((report) => 'remote' in report && report.remote === remote && report.version === version);
  const loads = own.filter((report) => report.event === 'remote.load');
  const errors = own.filter((report) => report.event === 'error');
  const loaded = loads.filter(({ isLoaded }) => isLoaded).length;
  const failed = own.filter(isFailedVisit).length;
  const vital = (name: string) =>
    p75(own.flatMap((report) => (report.event === 'web.vital' && report.name === name ? report.value : [])));
  return {
    visits: loads.length,
    failed: Math.min(failed, loads.length),
    ...(loads.length > 0 && {
      loadedShare: loaded / loads.length,
      errorsPer1000: (errors.length / loads.length) * 1_000,
    }),
    p75: {
      lcpMs: vital('LCP'),
      inpMs: vital('INP'),
      firstFrameMs: p75(
        own.flatMap((report) => (report.event === 'video' && report.kind === 'firstFrame' ? report.ms : [])),
      ),
    },
  };
}

/** The smallest value that at least three quarters of all are not above (nearest rank). Undefined of none. */
export function p75(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1];
}

/** The cells of a table, one for each of FIGURE_HEADINGS. */
export function figureCells({ visits, loadedShare, errorsPer1000, p75 }: Figures): string[] {
  const ms = (value: number | undefined) => (value === undefined ? '' : `${Math.round(value)} ms`);
  return [
    String(visits),
    loadedShare === undefined ? '' : `${(loadedShare * 100).toFixed(1)} %`,
    errorsPer1000 === undefined ? '' : errorsPer1000.toFixed(1),
    ms(p75.lcpMs),
    ms(p75.inpMs),
    ms(p75.firstFrameMs),
  ];
}

export const FIGURE_HEADINGS = ['visits', 'loaded', 'errors/1,000', 'LCP p75', 'INP p75', 'first frame p75'];
