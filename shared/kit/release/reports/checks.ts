import type { DatedReport } from './report.ts';
import { isFailedVisit } from './failedVisit.ts';
import { verdictOn, verdictOnShare, type Limits, type Verdict } from './sequentialTest.ts';
import { DURATIONS, slowFrom } from './slowFrom.ts';
import { tally, type Counting, type Tally } from './tally.ts';

/** Not in the spec: failing three times as often is bad; failing on two visits in a hundred more is still good. */
const FAILING: Limits = { factor: 3, margin: 0.02, leastRate: 0.005 };
/** Not in the spec: slow twice as often is bad, and a quarter of the live version's visits are slow; 15 in a hundred more is still good. */
const SLOWING: Limits = { factor: 2, margin: 0.15, leastRate: 0.05 };

/** The versions that are compared, and the reports of each. */
export interface Compared {
  remote: string;
  canary: string;
  live: string;
  /** The share of the visitors that the canary is for, from 0 to 100. */
  percent: number;
  /** Of the live version, from before the canary began. */
  before: readonly DatedReport[];
  /** Of both, from then on, the oldest first. */
  beside: readonly DatedReport[];
  isTrusted: boolean;
}

/** One comparison of a canary with the live version. */
export interface Check {
  name: string;
  verdict: Verdict;
  /** In words for a terminal. */
  said: string;
  visits: number;
  /** The number of senders of the visits, and of those among them who met what speaks against the canary. */
  senders: number;
  met: number;
}

/** Each comparison that the reports allow: the canary fails, does not come, or is slower. */
export function checksOf(compared: Compared): Check[] {
  const durations = Object.entries(DURATIONS).flatMap(([name, valueOf]) => slownessCheck(compared, name, valueOf));
  return [failureCheck(compared), shareCheck(compared), ...durations];
}

function failureCheck({ remote, canary, live, beside, isTrusted }: Compared): Check {
  const of = (version: string) =>
    tally(beside, {
      isVisit: (report) => isAbout(report, remote, version) && report.event === 'remote.load',
      isFailed: (report) => isAbout(report, remote, version) && isFailedVisit(report),
      isTrusted,
    });
  return checkOf('failed', 'failed', of(canary), of(live), FAILING);
}

/** Of a page that freezes, or never starts, no report comes. Only pages that knew of this canary count, and of this share. */
function shareCheck({ remote, canary, live, percent, beside, isTrusted }: Compared): Check {
  const of = (version: string) => {
    const isVisit: Counting['isVisit'] = (report) =>
      isAbout(report, remote, version) &&
      report.event === 'remote.load' &&
      report.canary === canary &&
      report.percent === percent;
    return tally(beside, { isVisit, isFailed: () => false, isTrusted });
  };
  const [ofCanary, ofLive] = [of(canary), of(live)];
  const came = `${Math.round(ofCanary.visits)} of ${Math.round(ofCanary.visits + ofLive.visits)} visits came`;
  return {
    name: 'came',
    verdict: verdictOnShare(ofCanary.visits, ofLive.visits, percent / 100),
    said: `${came}, for ${percent} %`,
    visits: ofCanary.visits + ofLive.visits,
    senders: ofCanary.senders + ofLive.senders,
    met: ofLive.senders,
  };
}

function slownessCheck(compared: Compared, name: string, valueOf: (typeof DURATIONS)[string]): Check[] {
  const { remote, canary, live, before, beside, isTrusted } = compared;
  const ofLive = (reports: readonly DatedReport[]) => reports.filter((report) => isAbout(report, remote, live));
  const slow = slowFrom(ofLive(before), ofLive(beside), valueOf);
  if (!slow) return [];
  const counted = beside.filter(({ atMs }) => atMs >= slow.countedFromMs);
  const of = (version: string) =>
    tally(counted, {
      isVisit: (report) => isAbout(report, remote, version) && valueOf(report) !== undefined,
      isFailed: (report) => isAbout(report, remote, version) && (valueOf(report) ?? 0) > slow.ms,
      isTrusted,
    });
  return [checkOf(name, `${name} over ${Math.round(slow.ms)} ms`, of(canary), of(live), SLOWING)];
}

function checkOf(name: string, what: string, canary: Tally, live: Tally, limits: Limits): Check {
  const said = ({ visits, failed }: Tally) => `${Math.round(failed)} of ${Math.round(visits)} visits`;
  return {
    name,
    verdict: verdictOn(canary, live, limits),
    said: `${what} ${said(canary)} (live: ${said(live)})`,
    visits: canary.visits,
    senders: canary.senders,
    met: canary.failedSenders,
  };
}

const isAbout = (report: DatedReport, remote: string, version: string) =>
  'remote' in report && report.remote === remote && report.version === version;
