import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { encodeReports } from '@remotes-kit/release/encodeReports';
import type { Report } from '@remotes-kit/release/report';
import { readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { reportsFolder, storeReports } from '@remotes-kit/release/reportFile';
import { errorReport, loadReport } from '@remotes-kit/release/reportsForTests';
import { readShell } from '@remotes-kit/release/shellRecord';
import { composition } from '../composition.ts';
import { composeSmall, smallRemote, smallShell } from './atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';
import { watchCanaryOf } from '@remotes-kit/release/watchCanaryOf';

/** Of a page that knew of the canary. */
const load = (version: string, isLoaded: boolean, canary: string) =>
  loadReport({ version, isLoaded, canary, percent: 10 });
const nine = (version: string, canary: string) => Array.from({ length: 9 }, () => load(version, true, canary));

/** A site with a canary of feed, and the file of a collector that gets these reports of the canary and of the live version before each look. */
function watchedSite(reported: (canary: string, live: string) => Report[], at?: number) {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-watched-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  composeSmall(out, 'one');
  const { version, canary } = releasesIn(composition, out).canary('feed', { dist: smallRemote('feed', 'two') }, 10);
  const atMs = at ?? Date.now() + 1_000; // after the canary began, however long that took
  const reports = join(out, 'collector.jsonl');
  appendFileSync(reports, '');
  let looks = 0;
  const pause = async () => {
    if ((looks += 1) > 50) releasesIn(composition, out).endCanary('feed', 'by hand'); // and the watch with it
    appendFileSync(reports, `${encodeReports(reported(canary!.build.version, version), atMs, 'site')}\n`);
  };
  const lines: string[] = [];
  const now = () => Date.now() + 60 * 60_000;
  const watch = ({ isPromoted = false, isTrusted = true } = {}) =>
    watchCanaryOf(composition, 'feed', {
      out,
      reports,
      isPromoted,
      isTrusted,
      now,
      pause,
      say: (line) => lines.push(line),
    }).then((verdict) => ({
      verdict,
      record: readRegistryFile(publicFolder(out)).feed!,
    }));
  return { watch, lines, live: version, canary: canary!.build.version };
}

test('a canary that does not load, as a collector’s file says: ended', async () => {
  const { watch, live } = watchedSite((canary, live) => [load(canary, false, canary), ...nine(live, canary)]);
  const { verdict, record } = await watch();
  expect(verdict).toBe('worse');
  expect(record).toMatchObject({ version: live });
  expect(record.canary).toBeUndefined();
});

test('a canary as good as the live version: given to everybody where that was asked for', async () => {
  const { watch, canary } = watchedSite((canary, live) => [...nine(canary, canary), load(live, true, canary)]);
  expect(await watch({ isPromoted: true })).toMatchObject({ verdict: 'proven', record: { version: canary } });
});

test('a collector’s file, which does not tell senders apart: nothing is decided unless one is told to trust it', async () => {
  const { watch, lines, canary } = watchedSite((canary, live) => [load(canary, false, canary), ...nine(live, canary)]);
  expect((await watch({ isTrusted: false })).verdict).toBe('undecided');
  expect(lines.at(-1)).toContain('--trust-reports');
  expect(lines.at(-1)).toContain(`canary ${canary}: failed 0 of 0 visits`);
});

test('failures from before the canary: they do not count', async () => {
  const { watch } = watchedSite((canary, live) => [load(canary, false, canary), ...nine(live, canary)], 1_000);
  expect((await watch()).verdict).toBe('undecided');
});

test('a canary that does not load, as the site itself has stored it: ended without being told to trust that', async () => {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-watched-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  composeSmall(out, 'one');
  const { version, canary } = releasesIn(composition, out).canary('feed', { dist: smallRemote('feed', 'two') }, 10);
  let looks = 0;
  const pause = async () => {
    looks += 1;
    const { version: watched } = canary!.build;
    storeReports(reportsFolder(out), [...nine(version, watched), load(watched, false, watched)], { sender: looks });
  };
  const now = () => Date.now() + 60 * 60_000;
  const verdict = await watchCanaryOf(composition, 'feed', { out, isPromoted: false, now, pause, say: () => {} });
  expect(verdict).toBe('worse');
  expect(looks).toBeLessThan(10);
  expect(readRegistryFile(publicFolder(out)).feed).toMatchObject({ version });
  expect(readRegistryFile(publicFolder(out)).feed!.canary).toBeUndefined();
});

test('a canary of the shell whose pages report errors: ended; one as good as the live shell: given to everybody where that was asked for', async () => {
  const out = mkdtempSync(join(tmpdir(), 'bazaar-watched-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  composeSmall(out, 'one');
  const { version: live } = readShell(publicFolder(out));
  const watch = async (text: string, { hasErrors }: { hasErrors: boolean }) => {
    const { version } = shellReleasesIn(composition, out).canary({ dist: smallShell(text) }, 10).canary!;
    const known = { remote: 'shell', canary: version, percent: 10 };
    const visits = [loadReport({ ...known, version: live }), loadReport({ ...known, version })];
    if (hasErrors) visits.push(errorReport({ remote: 'shell', version }));
    let sender = 0;
    const pause = async () => storeReports(reportsFolder(out), visits, { sender: (sender += 1) });
    const now = () => Date.now() + 60 * 60_000;
    return watchCanaryOf(composition, 'shell', { out, isPromoted: true, now, pause, say: () => {} });
  };
  expect(await watch('bad', { hasErrors: true })).toBe('worse');
  expect(readShell(publicFolder(out))).toEqual({ version: live });
  expect(await watch('good', { hasErrors: false })).toBe('proven');
  expect(readShell(publicFolder(out)).version).not.toBe(live);
});

test('reports of previews and of tabs with a build on review end no canary', async () => {
  const { watch } = watchedSite((canary, live) =>
    [load(canary, false, canary), ...nine(live, canary)].map((report) => ({ ...report, from: 'override' as const })),
  );
  const { verdict } = await watch();
  expect(verdict).toBe('undecided');
});
