import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteName } from '../../contracts/remotes.ts';
import { canarySince } from '../compose/history.ts';
import { readHistory, readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { watchCanary } from '../reports/canaryWatch.ts';
import { reportsOf, storedReports } from '../reports/storedReports.ts';
import type { Verdict } from '../reports/sequentialTest.ts';
import { releasesIn } from './releases.ts';

/** Not in the spec: how often the reports are read. */
const LOOK_EVERY_MS = 5_000;

interface Watching {
  out: string;
  /** A file or folder of a collector; absent: what the site itself has been sent. */
  reports?: string;
  /** Give it to everybody once it is proven. */
  isPromoted: boolean;
  /** Count reports also where it is not known which come from one sender, as in a collector's file. */
  isTrusted?: boolean;
  now?(): number;
  /** How long to wait between two looks; for tests. */
  pause?(): Promise<unknown>;
  say?(line: string): void;
}

/** Watches the canary that runs in a site until it is worse, and then ended, or proven. Ends early when somebody else acts on it. */
export async function watchCanaryOf(name: RemoteName, watching: Watching): Promise<Verdict> {
  const { out, isPromoted, isTrusted, now = Date.now, pause = () => wait(LOOK_EVERY_MS), say = console.log } = watching;
  const begunMs = now();
  const reports = reportsOf(out, watching.reports);
  const recordNow = () => readRegistryFile(publicFolder(out))[name];
  const { canary, version: live } = recordNow() ?? {};
  if (!canary || live === undefined) throw new Error(`no canary of ${name} runs in ${out}`);
  const isRunning = () => recordNow()?.canary?.build.version === canary.build.version && recordNow()?.version === live;
  const since = canarySince(readHistory(publicFolder(out)), name);
  const sinceMs = since === undefined ? 0 : Date.parse(since);
  const releases = releasesIn(out);
  return watchCanary({
    remote: name,
    canary: canary.build.version,
    live,
    percent: () => recordNow()?.canary?.percent ?? canary.percent,
    before: storedReports(reports).filter(({ atMs }) => atMs < sinceMs),
    readReports: () => storedReports(reports, { sinceMs }),
    elapsedMs: () => now() - (sinceMs || begunMs),
    isTrusted,
    end: (why) => releases.endCanary(name, `worse than the live version: ${why}`, canary.build.version),
    promote: isPromoted ? () => releases.promote(name, canary.build.version) : undefined,
    nextLook: async () => {
      await pause();
      return isRunning();
    },
    say,
  });
}
