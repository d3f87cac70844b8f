import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Act } from '@remotes-kit/release/history';
import { deleteOldFiles } from '@remotes-kit/release/oldFiles';

const DAY_MS = 24 * 3_600_000;
const now = Date.UTC(2026, 5, 30);
const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();

let out: string;
beforeEach(() => (out = mkdtempSync(join(tmpdir(), 'bazaar-old-'))));
afterEach(() => rmSync(out, { recursive: true }));

function put(file: string, content = ''): void {
  mkdirSync(join(out, file, '..'), { recursive: true });
  writeFileSync(join(out, file), content);
  utimesSync(join(out, file), now / 1_000, now / 1_000); // as in a fresh checkout
}
/** A stored build of the shell with these assets. */
function shell(version: string, ...files: string[]): void {
  const assets = files.map((file) => `assets/${file}`);
  for (const file of assets) put(file);
  put(`.site/shells/${version}/build.json`, JSON.stringify({ version, releasedAt: daysAgo(90), assets }));
}
const act = (of: string, done: Act['act'], version: string, days: number): Act => ({
  of,
  act: done,
  version,
  at: daysAgo(days),
  by: { who: 'Asha' },
});
const has = (file: string) => existsSync(join(out, file));

test('files of a shell stay 14 days from when visitors and a rollback stop getting it, however new they are here', () => {
  shell('old', 'a.js', 'shared.js');
  shell('long', 'b.js', 'shared.js');
  shell('new', 'c.js', 'shared.js');
  const history = [
    act('shell', 'release', 'old', 60),
    act('shell', 'release', 'long', 40),
    act('shell', 'release', 'new', 13), // until then a rollback led to the old one
  ];
  deleteOldFiles(out, history, now);
  expect(['a.js', 'b.js', 'c.js', 'shared.js'].map((file) => has(`assets/${file}`))).toEqual([true, true, true, true]);
  deleteOldFiles(out, history, now + 2 * DAY_MS);
  expect(['a.js', 'b.js', 'c.js', 'shared.js'].map((file) => has(`assets/${file}`))).toEqual([false, true, true, true]);
  expect(has('.site/shells/old')).toBe(false);
});

test('the shell that a rollback leads to stays, however long ago it was replaced; a canary that was ended does not', () => {
  shell('before', 'a.js');
  shell('bad', 'b.js');
  shell('live', 'c.js');
  const history = [
    act('shell', 'release', 'before', 60),
    act('shell', 'canary', 'bad', 50),
    act('shell', 'end', 'bad', 49),
    act('shell', 'release', 'live', 40),
  ];
  deleteOldFiles(out, history, now);
  expect(['a.js', 'b.js', 'c.js'].map((file) => has(`assets/${file}`))).toEqual([true, false, true]);
  expect(['before', 'bad', 'live'].map((version) => has(`.site/shells/${version}`))).toEqual([true, false, true]);
});

test('files from before shells were stored stay 14 days from the first that was', () => {
  put('assets/before.js');
  shell('first', 'a.js');
  const history = [act('shell', 'release', 'first', 13)];
  deleteOldFiles(out, history, now);
  expect(has('assets/before.js')).toBe(true);
  deleteOldFiles(out, history, now + 2 * DAY_MS);
  expect([has('assets/before.js'), has('assets/a.js')]).toEqual([false, true]);
});

test('builds stay while visitors are given them, and 14 days longer', () => {
  for (const [index, version] of ['A', 'B', 'C', 'X', 'unknown'].entries()) {
    const release = { version, release: index + 1, releasedAt: daysAgo(version === 'unknown' ? 20 : 90) };
    put(`mfe-feed/${version}/release.json`, JSON.stringify(release));
  }
  const history = [
    act('feed', 'release', 'A', 90),
    act('feed', 'release', 'B', 80),
    act('feed', 'canary', 'X', 16),
    act('feed', 'end', 'X', 13),
    act('feed', 'release', 'C', 15), // A was what B fell back on until then
  ];
  deleteOldFiles(out, history, now);
  expect(['A', 'B', 'C', 'X', 'unknown'].filter((version) => has(`mfe-feed/${version}`))).toEqual(['B', 'C', 'X']);
});

test('a build that the site lists for reviewers stays, however long ago it was replaced', () => {
  for (const [index, version] of ['listed', 'old', 'live'].entries())
    put(`mfe-feed/${version}/release.json`, JSON.stringify({ version, release: index + 1, releasedAt: daysAgo(90) }));
  put('.site/settings.json', JSON.stringify({ origins: {}, built: {}, config: {}, reviewable: { feed: ['listed'] } }));
  const history = ['listed', 'old', 'live'].map((version, index) => act('feed', 'release', version, 80 - 10 * index));
  deleteOldFiles(out, [...history, act('feed', 'end', 'old', 50)], now);
  expect(['listed', 'old', 'live'].map((version) => has(`mfe-feed/${version}/release.json`))).toEqual([
    true,
    false,
    true,
  ]);
});
