import type { DatedReport } from './report.ts';
import type { Outcomes } from './sequentialTest.ts';

/** Not in the spec: more visits of one sender and version say nothing new; a family's phones do. */
const VISITS_OF_SENDER = 3;

/** The visits by which something is decided, how many of them failed, and from how many senders both come. */
export interface Tally extends Outcomes {
  senders: number;
  failedSenders: number;
}

/** The reports that count: one that is a visit, and one that is its failure, which may be the same. */
export interface Counting {
  isVisit(report: DatedReport): boolean;
  isFailed(report: DatedReport): boolean;
  /** Each report counts, whoever sent it. */
  isTrusted: boolean;
}

/** Of a sender with more visits than count, as large a part of the failures counts as of the visits. Reports without a sender are left out. */
export function tally(reports: readonly DatedReport[], { isVisit, isFailed, isTrusted }: Counting): Tally {
  const bySender = new Map<number | undefined, Outcomes>();
  for (const report of reports) {
    if (report.sender === undefined && !isTrusted) continue;
    const [visits, failed] = [Number(isVisit(report)), Number(isFailed(report))];
    const sender = isTrusted ? undefined : report.sender;
    const own = bySender.get(sender);
    bySender.set(sender, { visits: (own?.visits ?? 0) + visits, failed: (own?.failed ?? 0) + failed });
  }
  const senders = [...bySender.values()].filter(({ visits }) => visits > 0);
  if (isTrusted) return trusted(senders[0]);
  const sum = (of: (each: Outcomes) => number) => senders.reduce((total, each) => total + of(each), 0);
  const share = (visits: number) => Math.min(1, VISITS_OF_SENDER / visits);
  return {
    visits: sum(({ visits }) => visits * share(visits)),
    failed: sum(({ visits, failed }) => Math.min(failed, visits) * share(visits)),
    senders: senders.length,
    failedSenders: senders.filter(({ failed }) => failed > 0).length,
  };
}

function trusted({ visits, failed }: Outcomes = { visits: 0, failed: 0 }): Tally {
  const counted = Math.min(failed, visits);
  return { visits, failed: counted, senders: visits, failedSenders: counted };
}
