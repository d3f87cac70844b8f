import type { Report } from '../../contracts/report.ts';
import { figuresOf } from './figures.ts';
import { verdictOn, type Verdict } from './sequentialTest.ts';

export interface CanaryWatch {
  remote: string;
  /** The versions that are compared. */
  canary: string;
  live: string;
  /** What has been reported since the canary began: earlier visits of the live version were under other conditions. */
  readReports(): readonly Report[];
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

function lookAt({ remote, canary, live, readReports }: CanaryWatch): { verdict: Verdict; line: string } {
  const reports = readReports();
  const ofCanary = figuresOf(reports, remote, canary);
  const ofLive = figuresOf(reports, remote, live);
  const verdict = verdictOn(ofCanary, ofLive);
  const said = ({ visits, failed }: typeof ofCanary) => `${failed} of ${visits} visits failed`;
  return { verdict, line: `canary ${canary}: ${said(ofCanary)}; live ${live}: ${said(ofLive)}: ${verdict}` };
}
