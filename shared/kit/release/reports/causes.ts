import type { DatedReport, Report } from './report.ts';
import { withoutRetryPath } from '@remotes-kit/runtime/retryPath';

/** Failures of one build with one message and one first frame. */
export interface Cause {
  remote: string;
  version: string;
  /** Absent for pages of visitors. */
  from?: Report['from'];
  message: string;
  /** The stack of the newest report. */
  stack: string;
  /** Pages that count as failed for it, and how often it was reported. */
  visits: number;
  times: number;
  lastAtMs: number;
}

/** The causes for which builds failed, the newest first: errors, and loads that failed. */
export function causesOf(reports: readonly DatedReport[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const report of reports.toSorted((a, b) => a.atMs - b.atMs)) {
    if (report.event !== 'error' && (report.event !== 'remote.load' || report.isLoaded)) continue;
    const { remote, version, from, message, stack, atMs } = report;
    const key = JSON.stringify([remote, version, from, message, topFrame(stack)]);
    const known = causes.get(key);
    causes.delete(key); // the last ones are the newest
    causes.set(key, {
      remote,
      version,
      ...(from && { from }),
      message,
      stack,
      visits: (known?.visits ?? 0) + (report.event === 'remote.load' || report.isFirst ? 1 : 0),
      times: (known?.times ?? 0) + 1,
      lastAtMs: atMs,
    });
  }
  return [...causes.values()].toReversed();
}

/** The innermost frame; the same file is also had by the retry path (docs/decisions/003). */
export const topFrame = (stack: string): string => withoutRetryPath(stack.split('\n', 1)[0]!);
