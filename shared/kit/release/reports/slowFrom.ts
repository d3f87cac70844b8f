import type { DatedReport, Report } from './report.ts';

/** The figures of which a canary may not have more slow ones, each with its value in milliseconds; undefined in any other report. */
export const DURATIONS: Record<string, (report: Report) => number | undefined> = {
  load: (report) => (report.event === 'remote.load' && report.isLoaded ? report.ms : undefined),
  LCP: (report) => (report.event === 'web.vital' && report.name === 'LCP' ? report.value : undefined),
  'first frame': (report) => (report.event === 'video' && report.kind === 'firstFrame' ? report.ms : undefined),
};

/** Not in the spec: fewer say little about how slow the live version usually is. */
const LEAST_VALUES = 50;
/** A quarter of the live version's visits are slow, by the share that Core Web Vitals look at. */
const USUAL_SHARE = 0.75;

/**
 * The value from which on a visit is slow, in milliseconds, and the time from which on visits count: those that gave the value
 * are not compared. They are the live version's before the canary, or else the first beside it. Undefined: too few so far.
 */
export function slowFrom(
  before: readonly DatedReport[],
  beside: readonly DatedReport[],
  valueOf: (report: Report) => number | undefined,
): { ms: number; countedFromMs: number } | undefined {
  const valued = (reports: readonly DatedReport[]) => reports.filter((report) => valueOf(report) !== undefined);
  const known = valued(before);
  const used = known.length >= LEAST_VALUES ? known : valued(beside).slice(0, LEAST_VALUES);
  if (used.length < LEAST_VALUES) return undefined;
  const values = used.map((report) => valueOf(report)!).toSorted((a, b) => a - b);
  const countedFromMs = used === known ? 0 : used.at(-1)!.atMs + 1;
  return { ms: values[Math.ceil(values.length * USUAL_SHARE) - 1]!, countedFromMs };
}
