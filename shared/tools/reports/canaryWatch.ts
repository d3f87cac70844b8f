import type { DatedReport } from '../../contracts/report.ts';
import { countedVisits, type Counted } from './countedVisits.ts';
import { missingFor } from './enoughToDecide.ts';
import { figuresOf } from './figures.ts';
import { verdictOn, type Outcomes, type Verdict } from './sequentialTest.ts';

export interface CanaryWatch {
  remote: string;
  /** The versions that are compared. */
  canary: string;
  live: string;
  /** What has been reported since the canary began: earlier visits of the live version were under other conditions. */
  readReports(): readonly DatedReport[];
  /** How long the canary has been running. */
  elapsedMs(): number;
  /** Whoever owns the collector answers for it that nobody can send for many: each report counts, whoever sent it. */
  isTrusted?: boolean;
  /** Takes the canary off; its visitors get the live version. */
  end(): unknown;
  /** Gives the canary to everybody; absent: a proven canary goes on as it is. */
  promote?(): unknown;
  /** Resolves when it is time to look again; false ends the watch. */
  nextLook(): Promise<boolean>;
  say(line: string): void;
}

/** Compares a canary with the live version at every look until one verdict is reached, and acts on it. */
export async function watchCanary(watch: CanaryWatch): Promise<Verdict> {
  let seen = '';
  do {
    const { verdict, line } = lookAt(watch);
    if (line !== seen) watch.say(line);
    seen = line;
    if (verdict === 'worse') watch.end();
    if (verdict === 'proven') watch.promote?.();
    if (verdict !== 'undecided') return verdict;
  } while (await watch.nextLook());
  return 'undecided';
}

function lookAt(watch: CanaryWatch): { verdict: Verdict; line: string } {
  const { remote, canary, live, isTrusted = false } = watch;
  const reports = watch.readReports();
  const countOf = (version: string): Counted =>
    isTrusted ? eachIsOne(figuresOf(reports, remote, version)) : countedVisits(reports, remote, version);
  const [ofCanary, ofLive] = [countOf(canary), countOf(live)];
  const verdict = verdictOn(ofCanary, ofLive);
  const missing = verdict === 'undecided' ? undefined : missingFor(verdict, ofCanary, watch.elapsedMs());
  const said = ({ visits, failed }: Outcomes) => `${Math.round(failed)} of ${Math.round(visits)} visits failed`;
  const line = `canary ${canary}: ${said(ofCanary)}; live ${live}: ${said(ofLive)}: ${verdict}`;
  const notes = [missing && ` so far: ${missing}`, !isTrusted && hasUnknown(reports) && `. ${UNKNOWN_SENDERS}`];
  return { verdict: missing ? 'undecided' : verdict, line: line + notes.filter(Boolean).join('') };
}

const UNKNOWN_SENDERS =
  'Reports that do not say which come from one sender are not counted: anybody could have sent them all. ' +
  '--trust-reports counts them';

const hasUnknown = (reports: readonly DatedReport[]) => reports.some(({ sender }) => sender === undefined);

const eachIsOne = ({ visits, failed }: Outcomes): Counted => ({
  visits,
  failed,
  senders: visits,
  failedSenders: failed,
});
