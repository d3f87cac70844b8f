import type { DatedReport } from '../../contracts/report.ts';
import type { Outcomes } from './sequentialTest.ts';

/** Not in the spec: more visits of one sender and version say nothing new; a family's phones do. */
const VISITS_OF_SENDER = 3;

/** The visits of a version by which something is decided, and from how many senders they and the failures come. */
export interface Counted extends Outcomes {
  senders: number;
  failedSenders: number;
}

/** Of a sender with more visits than count, as large a part of the failures counts as of the visits. Reports without a sender are left out. */
export function countedVisits(reports: readonly DatedReport[], remote: string, version: string): Counted {
  const bySender = new Map<number, Outcomes>();
  for (const report of reports) {
    const { sender, event } = report;
    if (sender === undefined || (event !== 'remote.load' && event !== 'error')) continue;
    if (report.remote !== remote || report.version !== version) continue;
    const own = bySender.get(sender) ?? { visits: 0, failed: 0 };
    bySender.set(sender, own);
    if (event === 'remote.load') own.visits += 1;
    if (event === 'remote.load' ? !report.isLoaded : report.isFirst) own.failed += 1;
  }
  const counted: Counted = { visits: 0, failed: 0, senders: 0, failedSenders: 0 };
  for (const { visits, failed } of bySender.values()) {
    if (visits === 0) continue;
    const share = Math.min(1, VISITS_OF_SENDER / visits);
    counted.visits += visits * share;
    counted.failed += Math.min(failed, visits) * share;
    counted.senders += 1;
    if (failed > 0) counted.failedSenders += 1;
  }
  return counted;
}
