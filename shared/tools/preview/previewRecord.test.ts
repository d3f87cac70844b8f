import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRelease, publish } from '@remotes-kit/release/siteReleases';
import { takeLock } from '@remotes-kit/release/processLock';
import { composeSmall } from '../release/atomic/smallSite.ts';
import { composedAtMs, deleteExpired, writePreviewRecord } from '@remotes-kit/release/previewRecord';

const NOW_MS = Date.parse('2026-11-27T12:00:00.000Z');
const DAY_MS = 24 * 3_600_000;

let previews: string;
beforeEach(() => void (previews = mkdtempSync(join(tmpdir(), 'bazaar-previews-'))));
afterEach(() => rmSync(previews, { recursive: true, force: true }));

/** A folder with the record of a preview, as old as that; its files are from now. */
const add = (name: string, ageMs: number) =>
  publish(join(previews, name), 'a test', (folder) =>
    writePreviewRecord(folder, new Date(NOW_MS - ageMs).toISOString()),
  );

test('previews of more than seven days are deleted, by their record', () => {
  add('old', 7 * DAY_MS + 1);
  add('new', 7 * DAY_MS - 1);
  expect(deleteExpired(previews, NOW_MS)).toEqual(['old']);
  expect(composedAtMs(join(previews, 'old'))).toBeUndefined();
  expect(composedAtMs(join(previews, 'new'))).toBe(NOW_MS - 7 * DAY_MS + 1);
  expect(deleteExpired(previews, NOW_MS)).toEqual([]);
});

test('a site without such a record, and a folder that is not there, are left alone', () => {
  composeSmall(join(previews, 'site'), 'one');
  expect(deleteExpired(previews, Number.MAX_SAFE_INTEGER)).toEqual([]);
  expect(currentRelease(join(previews, 'site'))).toBeDefined();
  expect(deleteExpired(join(previews, 'nowhere'), NOW_MS)).toEqual([]);
});

test('an expired preview that is being composed anew is left to its command', () => {
  add('old', 8 * DAY_MS);
  const release = takeLock(join(previews, 'old/locks'), 'a test');
  expect(deleteExpired(previews, NOW_MS)).toEqual([]);
  release();
  expect(deleteExpired(previews, NOW_MS)).toEqual(['old']);
});
