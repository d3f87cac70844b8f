import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHistory, readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { versionOf } from '@remotes-kit/release/versionOf';
import { composition } from '../composition.ts';
import { composeSmall, contradictions, smallRemote } from './atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { actsTable, visitorsGet } from '@remotes-kit/release/releasesTable';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-rollback-'));
  composeSmall(out, 'one');
});
afterEach(() => {
  expect(contradictions(publicFolder(out))).toEqual([]);
  rmSync(out, { recursive: true, force: true });
});

const feed = () => readRegistryFile(publicFolder(out)).feed!;
const build = (text: string) => ({ dist: smallRemote('feed', text) });
const version = (text: string) => versionOf(smallRemote('feed', text));
const team = () => releasesIn(composition, out, { who: 'Asha', commit: 'c0ffee0000' });

test('a canary that ended as bad, two releases, two rollbacks: it is neither live nor what others fall back on', () => {
  team().canary('feed', build('bad'), 10);
  team().endCanary('feed', 'worse than the live version');
  team().release('feed', build('two'));
  team().release('feed', build('three'));
  expect(feed().fallback?.version).toBe(version('two'));
  team().rollback('feed');
  expect(feed()).toMatchObject({ version: version('two'), fallback: { version: version('one') } });
  team().rollback('feed');
  expect(feed().version).toBe(version('one'));
  expect(feed().fallback).toBeUndefined();
  expect(() => team().rollback('feed')).toThrow('to go back to');
});

test('a release after a rollback falls back on what was live, not on what was withdrawn', () => {
  team().release('feed', build('bad'));
  team().rollback('feed');
  team().release('feed', build('three'));
  expect(feed()).toMatchObject({ version: version('three'), fallback: { version: version('one') } });
});

test('a rollback beside a running canary brings the version before to everybody, and says so', () => {
  team().release('feed', build('bad'));
  team().canary('feed', build('canary'), 10);
  team().rollback('feed');
  expect(feed()).toMatchObject({ version: version('one') });
  expect(feed().canary).toBeUndefined();
  expect(visitorsGet(out, 'feed')).toBe(
    `Every visitor of feed now gets ${version('one')} (#1), from the next page load on.`,
  );
});

test('a first canary with nothing before it: the message says how it ends', () => {
  team().canary('feed', build('two'), 10);
  expect(() => team().rollback('feed')).toThrow('A canary of feed runs: `npm run canary -- feed 0` ends it');
});

test('a rollback to a version that is named brings that one, or nothing', () => {
  team().release('feed', build('two'));
  team().release('feed', build('three'));
  expect(() => team().rollback('feed', 'abcdef123456')).toThrow('no version abcdef123456 in this site');
  expect(feed().version).toBe(version('three'));
  expect(team().rollback('feed', version('one')).version).toBe(version('one'));
  expect(() => team().rollback('feed', version('one'))).toThrow('is live already');
});

test('what was withdrawn comes again only by force: by its name, and by its files', () => {
  team().release('feed', build('bad'));
  team().rollback('feed');
  expect(() => team().release('feed', { version: version('bad') })).toThrow(
    /was withdrawn on .* by Asha, it was rolled back/,
  );
  expect(() => team().release('feed', build('bad'))).toThrow('The same command with `--force` does it all the same');
  expect(team().release('feed', { version: version('bad') }, { isForced: true }).version).toBe(version('bad'));
});

test('a promoted canary is the bytes that were watched, with what was live before to fall back on', () => {
  team().canary('feed', build('two'), 10);
  expect(() => team().promote('feed', version('one'))).toThrow(`is ${version('two')}, not`);
  expect(team().promote('feed')).toMatchObject({ version: version('two'), fallback: { version: version('one') } });
  expect(() => team().promote('feed')).toThrow('no canary of feed runs');
});

test('the share of a running canary changes by its version; another build takes its place without withdrawing it', () => {
  team().canary('feed', build('two'), 10);
  expect(team().canary('feed', { version: version('two') }, 50).canary).toMatchObject({ percent: 50 });
  team().canary('feed', build('three'), 10);
  expect(team().release('feed', { version: version('two') }).version).toBe(version('two'));
  expect(feed().canary).toBeUndefined();
  expect(visitorsGet(out, 'feed')).toContain('Every visitor');
});

test('each act is recorded with who, when and from which commit', () => {
  team().release('feed', build('two'));
  team().rollback('feed');
  expect(readHistory(publicFolder(out)).slice(-2)).toMatchObject([
    { of: 'feed', act: 'release', version: version('two'), by: { who: 'Asha', commit: 'c0ffee0000' } },
    { of: 'feed', act: 'rollback', version: version('one'), by: { who: 'Asha' } },
  ]);
  expect(actsTable(out, 0)).toMatch(new RegExp(`feed +release +${version('two')} +withdrawn +Asha +c0ffee0000`));
});
