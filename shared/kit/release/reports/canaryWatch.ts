import type { DatedReport } from './report.ts';
import { checksOf, type Compared } from './checks.ts';
import { missingFor } from './enoughToDecide.ts';
import type { Verdict } from './sequentialTest.ts';

export interface CanaryWatch extends Pick<Compared, 'remote' | 'canary' | 'live' | 'before'> {
  /** The share of the visitors that the canary is for now, from 0 to 100. */
  percent(): number;
  /** The reports since the canary began: earlier visits of the live version were under other conditions. */
  readReports(): readonly DatedReport[];
  /** The time for which the canary has been running. */
  elapsedMs(): number;
  /** True where the owner of the collector answers for it that nobody can send for many: each report counts, whoever sent it. */
  isTrusted?: boolean;
  /** Takes the canary off; its visitors get the live version. `why`: in words for the history of the site. */
  end(why: string): unknown;
  /** Gives the canary to everybody; absent: a proven canary goes on as it is. */
  promote?(): unknown;
  /** Resolves when it is time to look again; false ends the watch. */
  nextLook(): Promise<boolean>;
  say(line: string): void;
}

/** Compares a canary with the live version at every look until one verdict is reached, and acts on it. */
export async function watchCanary(watch: CanaryWatch): Promise<Verdict> {
  let seen = '';
  const proven = new Set<string>();
  do {
    const { verdict, why, line } = lookAt(watch, proven);
    if (line !== seen) watch.say(line);
    seen = line;
    if (verdict === 'worse') watch.end(why);
    if (verdict === 'proven') watch.promote?.();
    if (verdict !== 'undecided') return verdict;
  } while (await watch.nextLook());
  return 'undecided';
}

/** Ended is a canary that is worse in one comparison; proven one that each of them has proven at some look, and adds its name to `proven`. */
function lookAt(watch: CanaryWatch, proven: Set<string>): { verdict: Verdict; why: string; line: string } {
  const { canary, isTrusted = false } = watch;
  const beside = watch.readReports();
  const checks = checksOf({ ...watch, percent: watch.percent(), beside, isTrusted });
  for (const { name, verdict } of checks) if (verdict === 'proven') proven.add(name);
  const worse = checks.filter(({ verdict }) => verdict === 'worse');
  const decisive = worse[0] ?? checks[0]!;
  const verdict = worse.length > 0 ? 'worse' : checks.every(({ name }) => proven.has(name)) ? 'proven' : 'undecided';
  const missing = verdict === 'undecided' ? undefined : missingFor(verdict, decisive, watch.elapsedMs());
  const said = checks.map((check) => `${check.said}: ${check.verdict}`).join('; ');
  const notes = [
    missing && `, so far: ${missing}`,
    !isTrusted && beside.some(({ sender }) => sender === undefined) && `. ${UNKNOWN_SENDERS}`,
  ];
  return {
    verdict: missing ? 'undecided' : verdict,
    why: decisive.said,
    line: `canary ${canary}: ${said} → ${verdict}${notes.filter(Boolean).join('')}`,
  };
}

const UNKNOWN_SENDERS =
  'Reports that do not say which come from one sender are not counted: anybody could have sent them all. ' +
  '--trust-reports counts them';
