import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Act } from './history.ts';
import { deleteOldFiles, noteShell } from './oldFiles.ts';

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
/** A shell's build with these assets. */
function shell(version: string, ...files: string[]): void {
  const dist = join(out, `dist-${version}`);
  for (const file of files) {
    put(`dist-${version}/assets/${file}`);
    put(`assets/${file}`);
  }
  noteShell(out, version, dist);
}
const act = (of: string, done: Act['act'], version: string, days: number): Act => ({
  of,
  act: done,
  version,
  at: daysAgo(days),
  by: { who: 'Asha' },
});
const has = (file: string) => existsSync(join(out, file));

test('files of a shell stay 14 days from its replacement, however long it was live and however new they are here', () => {
  shell('old', 'a.js', 'shared.js');
  shell('long', 'b.js', 'shared.js');
  shell('new', 'c.js', 'shared.js');
  const history = [
    act('shell', 'release', 'old', 60),
    act('shell', 'release', 'long', 15),
    act('shell', 'release', 'new', 13),
  ];
  deleteOldFiles(out, history, now);
  expect(['a.js', 'b.js', 'c.js', 'shared.js'].map((file) => has(`assets/${file}`))).toEqual([false, true, true, true]);
  deleteOldFiles(out, history, now + 2 * DAY_MS);
  expect(['b.js', 'c.js', 'shared.js'].map((file) => has(`assets/${file}`))).toEqual([false, true, true]);
});

test('files from before shells were recorded stay 14 days from the first that was', () => {
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
