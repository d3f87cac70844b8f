import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { LOCAL_CONFIG } from '../../contracts/config.ts';
import { ownerOf, parseMounts } from '@remotes-kit/runtime/mounts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { compose } from '@remotes-kit/release/compose';
import { readRegistryFile, readSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { smallRemote, smallShell } from './atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';

let out: string;
beforeEach(() => (out = mkdtempSync(join(tmpdir(), 'bazaar-new-'))));
afterEach(() => rmSync(out, { recursive: true, force: true }));

/** A live site that was composed before there was a remote `reels`. */
const composeWithoutReels = (origins?: Record<string, string>) =>
  compose(composition, {
    shellDist: smallShell('one'),
    remoteDists: Object.fromEntries(
      REMOTE_NAMES.filter((name) => name !== 'reels').map((name) => [name, smallRemote(name, 'one')]),
    ),
    out,
    config: LOCAL_CONFIG,
    origins,
  });
const registry = () => readRegistryFile(publicFolder(out));
const ownerOfPath = (path: string) => ownerOf(parseMounts(registry()), path);
const dist = (name: 'reels' | 'feed' | 'catalog', text: string, prefixes?: string[]) => ({
  dist: smallRemote(name, text, { prefixes }),
});

test('the first release of a remote makes it part of a live site: registry, documents, paths', () => {
  composeWithoutReels();
  expect(registry().reels).toBeUndefined();
  const { version } = releasesIn(composition, out).release('reels', dist('reels', 'one'));
  expect(ownerOfPath('/reel')).toBe('reels');
  expect(readFileSync(join(publicFolder(out), 'frame.html'), 'utf8')).toContain(version);
});

test('a canary of a remote that was never released is refused, with what to do', () => {
  composeWithoutReels();
  expect(() => releasesIn(composition, out).canary('reels', dist('reels', 'one'), 10)).toThrow(
    'npm run release -- reels',
  );
});

test('where remotes have origins of their own, the first release needs one', () => {
  composeWithoutReels({ feed: 'https://feed.example' });
  expect(() => releasesIn(composition, out).release('reels', dist('reels', 'one'))).toThrow('--site names the file');
  const { entry } = releasesIn(composition, out).release('reels', dist('reels', 'one'), {
    origin: 'https://reels.example',
  });
  expect(entry).toMatch(/^https:\/\/reels\.example\//);
  expect(readSettings(publicFolder(out)).origins.reels).toBe('https://reels.example');
});

test('an act of one team changes no path of another one’s, whatever its own checkout says', () => {
  composeWithoutReels();
  releasesIn(composition, out).release('catalog', dist('catalog', 'two', ['/business', '/level', '/levels', '/learn']));
  releasesIn(composition, out).disable('auth', 'Back on Monday.');
  expect(ownerOfPath('/learn')).toBe('catalog');
});

test('a rollback below a path takes the path along', () => {
  composeWithoutReels();
  releasesIn(composition, out).release('catalog', dist('catalog', 'two', ['/level', '/learn']));
  expect(ownerOfPath('/business')).toBeUndefined();
  releasesIn(composition, out).rollback('catalog');
  expect([ownerOfPath('/learn'), ownerOfPath('/business')]).toEqual([undefined, 'catalog']);
});

test('a build that claims a path of another remote, or of the shell, is refused', () => {
  composeWithoutReels();
  expect(() => releasesIn(composition, out).release('reels', dist('reels', 'two', ['/reel', '/feed']))).toThrow(
    '/feed is a path of',
  );
  expect(() => releasesIn(composition, out).release('reels', dist('reels', 'two', ['/home']))).toThrow(
    '/home is a path of the shell',
  );
  expect(registry().reels).toBeUndefined();
});

test('a path goes from one remote to another one in one step', () => {
  composeWithoutReels();
  const less = dist('catalog', 'two', ['/business', '/level']);
  const more = dist('feed', 'two', ['/feed', '/levels']);
  expect(() => releasesIn(composition, out).release('feed', more)).toThrow('/levels is a path of');
  releasesIn(composition, out).releaseBoth(['catalog', less], ['feed', more]);
  expect(ownerOfPath('/levels')).toBe('feed');
});

test('a retired remote frees its paths; one that takes its place has them at once', () => {
  composeWithoutReels();
  releasesIn(composition, out).retire('feed');
  expect(ownerOfPath('/feed')).toBeUndefined();
  releasesIn(composition, out).release('feed', dist('feed', 'two'));
  releasesIn(composition, out).rename('feed', 'reels', dist('reels', 'two', ['/reel', '/feed']));
  expect([ownerOfPath('/feed'), registry().feed]).toEqual(['reels', undefined]);
});
