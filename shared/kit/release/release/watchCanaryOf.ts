import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '../compose/composition.ts';
import { canarySince } from '../compose/history.ts';
import { readShell } from '../compose/shellRecord.ts';
import { readHistory, readRegistryFile } from '../compose/siteFolder.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { watchCanary } from '../reports/canaryWatch.ts';
import { reportsOf, storedReports } from '../reports/storedReports.ts';
import type { Verdict } from '../reports/sequentialTest.ts';
import { releasesIn } from './releases.ts';
import { shellReleasesIn } from './shellReleases.ts';

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
  /** Waits between two looks; for tests. */
  pause?(): Promise<unknown>;
  say?(line: string): void;
}

/** Watches the canary that runs in a site until it is worse, and then ended, or proven. Ends early when somebody else acts on it. */
export async function watchCanaryOf(composition: Composition, name: string, watching: Watching): Promise<Verdict> {
  const { out, isPromoted, isTrusted, now = Date.now, pause = () => wait(LOOK_EVERY_MS), say = console.log } = watching;
  const begunMs = now();
  const reports = reportsOf(out, watching.reports);
  const begun = givenNow(name, out);
  const { canary, live } = begun;
  if (canary === undefined || live === undefined) throw new Error(`no canary of ${name} runs in ${out}`);
  const isRunning = () => isDeepStrictEqual({ ...givenNow(name, out), percent: begun.percent }, begun);
  const since = canarySince(readHistory(publicFolder(out)), name);
  const sinceMs = since === undefined ? 0 : Date.parse(since);
  const { end, promote } = actsOn(composition, name, out, canary);
  return watchCanary({
    remote: name,
    canary,
    live,
    percent: () => givenNow(name, out).percent,
    before: storedReports(reports).filter(({ atMs }) => atMs < sinceMs),
    readReports: () => storedReports(reports, { sinceMs }),
    elapsedMs: () => now() - (sinceMs || begunMs),
    isTrusted,
    end,
    promote: isPromoted ? promote : undefined,
    nextLook: async () => {
      await pause();
      return isRunning();
    },
    say,
  });
}

interface Given {
  canary: string | undefined;
  live: string | undefined;
  /** Of the visitors, from 0 to 100. */
  percent: number;
}

/** The versions that visitors get in a canary and outside of it. */
function givenNow(name: string, out: string): Given {
  const folder = publicFolder(out);
  if (name === 'shell') {
    const { version, canary } = readShell(folder);
    return { canary: canary?.version, live: version, percent: canary?.percent ?? 0 };
  }
  const { version, canary } = readRegistryFile(folder)[name] ?? {};
  return { canary: canary?.build.version, live: version, percent: canary?.percent ?? 0 };
}

/** The acts of the watch: only on the canary that it watches. */
function actsOn(composition: Composition, name: string, out: string, canary: string) {
  const inWords = (why: string) => `worse than the live version: ${why}`;
  if (name === 'shell') {
    const { endCanary, promote } = shellReleasesIn(composition, out);
    return { end: (why: string) => endCanary(inWords(why), canary), promote: () => promote(canary) };
  }
  const { endCanary, promote } = releasesIn(composition, out);
  return { end: (why: string) => endCanary(name, inWords(why), canary), promote: () => promote(name, canary) };
}
