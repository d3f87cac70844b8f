import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { CONTRACT_VERSION } from '../../contracts/remote.ts';
import { readShell } from '@remotes-kit/release/shellRecord';
import { readHistory, readRegistryFile } from '@remotes-kit/release/siteFolder';
import { versionOf } from '@remotes-kit/release/versionOf';
import type { AppName } from '../build/folders.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { figuresTable } from '@remotes-kit/release/figuresTable';
import { loadReport } from '@remotes-kit/release/reportsForTests';
import { composeSmall, contradictions, PROVIDED, smallRemote, smallShell } from './atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { endedSince, releasesTable } from '@remotes-kit/release/releasesTable';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-releases-'));
  composeSmall(out, 'one');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const feed = () => readRegistryFile(publicFolder(out)).feed!;
const good = () => smallRemote('feed', 'good');
const bad = () => smallRemote('feed', 'bad');
const QUERY = '@bazaar/shared/query';
const tooNew = () => smallRemote('feed', 'new', { uses: { ...PROVIDED, [QUERY]: ['useList', 'useNext'] } });
const shell = () => readShell(publicFolder(out)).version;
const row = () => releasesTable(composition, out).split('\n').find((line) => line.startsWith('feed'))!; // prettier-ignore

test('a floor with bytes that were released before: the bad version released after them stays forbidden', () => {
  const { release, rollback } = releasesIn(composition, out);
  release('feed', { dist: good() });
  const { release: badNumber } = release('feed', { dist: bad() });
  rollback('feed');
  const { floor, fallback } = release('feed', { dist: good() }, { floor: 'this' });
  expect(floor).toBeGreaterThan(badNumber);
  expect(fallback).toBeUndefined();
  expect(feed()).toMatchObject({ version: versionOf(good()), release: floor });
  expect(() => rollback('feed')).toThrow('to go back to');
  expect(contradictions(publicFolder(out))).toEqual([]);
});

test('a floor at a named version: that one may return, older ones may not', () => {
  const { release } = releasesIn(composition, out);
  const { release: number } = release('feed', { dist: good() });
  const record = release('feed', { dist: smallRemote('feed', 'next') }, { floor: { version: versionOf(good()) } });
  expect(record).toMatchObject({ floor: number, fallback: { release: number } });
  expect(() => release('feed', { dist: bad() }, { floor: { version: 'unknown' } })).toThrow('no version unknown');
});

test('files that a floor withdrew are released again only with --force', () => {
  const { release } = releasesIn(composition, out);
  release('feed', { dist: bad() });
  release('feed', { dist: good() }, { floor: 'this' });
  expect(() => release('feed', { dist: bad() })).toThrow('lies below the floor');
  expect(release('feed', { dist: bad() }, { isForced: true }).version).toBe(versionOf(bad()));
});

test('a build that the live shell refuses is not released, and nothing of it stays in the site', () => {
  const before = feed();
  expect(() => releasesIn(composition, out).release('feed', { dist: tooNew() })).toThrow(
    `shell ${shell()} (live): useNext of ${QUERY}`,
  );
  expect(() => releasesIn(composition, out).canary('feed', { dist: tooNew() }, 10)).toThrow('Release the shell first');
  expect(feed()).toEqual(before);
});

test('a build from newer sources that uses nothing new is released', () => {
  const newer = smallRemote('feed', 'newer', { contract: CONTRACT_VERSION + 1, uses: { [QUERY]: ['useList'] } });
  releasesIn(composition, out).release('feed', { dist: newer });
  expect(feed().version).toBe(versionOf(newer));
  expect(feed()).not.toHaveProperty('missing');
});

test('a build that does not say what it uses is compared by the version of its contract', () => {
  const release = (contract: number) => () =>
    releasesIn(composition, out).release('feed', {
      dist: smallRemote('feed', `of ${contract}`, { contract, uses: null }),
    });
  expect(release(CONTRACT_VERSION + 1)).toThrow(`(live): contract ${CONTRACT_VERSION + 1}`);
  expect(release(CONTRACT_VERSION)).not.toThrow();
});

test('what was released by force is served from the release of the shell on that provides it, and its fallback no more', () => {
  releasesIn(composition, out).release('feed', { dist: tooNew() }, { isForced: true });
  expect(feed()).toMatchObject({ missing: [`useNext of ${QUERY}`], fallback: { version: expect.any(String) } });
  const next = smallShell('two', { [QUERY]: ['useList', 'useNext'] });
  shellReleasesIn(composition, out).release({ dist: next }, { isForced: true });
  expect(feed()).not.toHaveProperty('missing');
  expect(feed()).toMatchObject({ fallback: { missing: [`useDocument of ${QUERY}`] } });
});

test('released by force, it is listed as refused, with the version that visitors get', () => {
  const before = feed();
  releasesIn(composition, out).release('feed', { dist: tooNew() }, { isForced: true });
  expect(row()).toContain(`${versionOf(tooNew())} (#2) refused: useNext of ${QUERY}`);
  expect(row()).toMatch(new RegExp(`\\d\\d:\\d\\d +${before.version} \\(#1\\)`)); // the column after the date
});

test('a build that the shell refuses, with a floor that forbids every other one: visitors get the panel', () => {
  releasesIn(composition, out).release('feed', { dist: tooNew() }, { isForced: true, floor: 'this' });
  expect(row()).toMatch(/\d\d:\d\d +the panel /);
});

test('a canary that was ended and a build that was replaced: listed with their figures, for as far back as is asked', () => {
  const { version: first } = feed();
  const { canary, endCanary, release } = releasesIn(composition, out);
  canary('feed', { dist: bad() }, 10);
  endCanary('feed', 'ended by hand');
  release('feed', { dist: good() });
  release('feed', { dist: smallRemote('feed', 'next') });
  const reports = [loadReport({ version: versionOf(bad()) }), loadReport({ version: first })];
  const table = (sinceMs: number) =>
    figuresTable(reports, readRegistryFile(publicFolder(out)), {
      endedOf: (name: AppName) => endedSince(out, name, sinceMs),
    });
  expect(table(0)).toMatch(new RegExp(`^feed +withdrawn +${versionOf(bad())} +1 `, 'm'));
  expect(table(0)).toMatch(new RegExp(`^feed +replaced +${first} +1 `, 'm'));
  expect(table(Date.now() + 60_000)).not.toMatch(/withdrawn|replaced/);
});

test('a remote that was retired is listed so, and one that is live without a row in the table of remotes is marked', () => {
  const { feed: _, ...remotes } = composition.remotes;
  const table = releasesTable({ ...composition, remotes }, out);
  expect(table).toMatch(/^feed .* on, in no row of the table of remotes$/m);
  releasesIn(composition, out).retire('feed');
  expect(row()).toMatch(/^feed +retired/);
});

test('the files that every visitor has are released again: no act, and no other number', () => {
  const { release } = releasesIn(composition, out);
  const first = release('feed', { dist: good() });
  const acts = readHistory(publicFolder(out)).length;
  expect(release('feed', { dist: good() }).release).toBe(first.release);
  shellReleasesIn(composition, out).release({ version: shell() });
  expect(readHistory(publicFolder(out))).toHaveLength(acts);
  release('feed', { dist: good() }, { floor: 'this' });
  expect(readHistory(publicFolder(out))).toHaveLength(acts + 1);
});

test.each(['remotes.json', '.site/settings.json'])(
  'a live release that has lost %s: no act on it, and the message names those to go back to',
  (file) => {
    const { release, rollback } = releasesIn(composition, out);
    release('feed', { dist: good() });
    const folder = publicFolder(out);
    rmSync(join(folder, file));
    for (const act of [() => rollback('feed'), () => release('feed', { dist: smallRemote('feed', 'two') })])
      expect(act).toThrow(new RegExp(`which has no ${file}\\. Nothing was changed\\. To go back .*: 1$`));
    writeFileSync(join(out, 'current'), '1\n');
    expect(publicFolder(out)).not.toBe(folder);
  },
);

test('a folder that is no build, and the build of another remote: the message says which', () => {
  const { release } = releasesIn(composition, out);
  const empty = mkdtempSync(join(tmpdir(), 'bazaar-empty-'));
  expect(() => release('feed', { dist: empty })).toThrow(`${empty} is no build of a remote (no mf-manifest.json)`);
  expect(() => release('feed', { dist: smallRemote('reels', 'two') })).toThrow('is this a build of reels?');
  for (const folder of [out, publicFolder(out)])
    expect(() => release('feed', { dist: folder })).toThrow('is no build of a remote');
});
