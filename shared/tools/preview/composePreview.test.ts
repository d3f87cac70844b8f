import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { LOCAL_CONFIG } from '../../contracts/config.ts';
import { CARDS_FOLDER } from '../../contracts/documents.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { compose } from '@remotes-kit/release/compose';
import { documentHeadersOf } from '@remotes-kit/release/hostingRules';
import { readRegistryFile, readSettings } from '@remotes-kit/release/siteFolder';
import { currentRelease, publicFolder } from '@remotes-kit/release/siteReleases';
import { composeSmall, contradictions, smallRemote, smallShell } from '../release/atomic/smallSite.ts';
import { releasesIn, type Source } from '@remotes-kit/release/releases';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';
import { composePreview } from '@remotes-kit/release/composePreview';
import { hashesBelow } from './hashesBelow.ts';
import { composedAtMs } from '@remotes-kit/release/previewRecord';

let site: string;
let out: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'bazaar-live-'));
  out = join(mkdtempSync(join(tmpdir(), 'bazaar-previews-')), 'one');
});
afterEach(() => [site, join(out, '..')].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const preview = (builds: Partial<Record<RemoteName, Source>>) =>
  composePreview(composition, {
    site,
    out,
    builds: new Map(Object.entries(builds) as [RemoteName, Source][]),
    by: { who: 'reviewer' },
  });

test('a new and a stored build in the live site: whole, the others as they are live, and the live site as it was', () => {
  composeSmall(site, 'one');
  const first = readRegistryFile(publicFolder(site)).feed!.version;
  releasesIn(composition, site).release('feed', { dist: smallRemote('feed', 'two') });
  const before = hashesBelow(site);
  const live = readRegistryFile(publicFolder(site));

  const registry = preview({ feed: { version: first }, reels: { dist: smallRemote('reels', 'three') } });
  expect(registry.feed!.version).toBe(first);
  expect(registry.reels!.version).not.toBe(live.reels!.version);
  for (const name of REMOTE_NAMES.filter((each) => each !== 'feed' && each !== 'reels'))
    expect(registry[name]!.version).toBe(live[name]!.version);
  expect(contradictions(publicFolder(out))).toEqual([]);
  expect(composedAtMs(out)).toBeGreaterThan(0);
  expect(hashesBelow(site)).toEqual(before);
});

test('a build on review has no build to fall back on, and nobody is given a canary', () => {
  composeSmall(site, 'one');
  releasesIn(composition, site).release('auth', { dist: smallRemote('auth', 'two') });
  releasesIn(composition, site).canary('reels', { dist: smallRemote('reels', 'two') }, 10);
  shellReleasesIn(composition, site).canary({ dist: smallShell('two') }, 10);
  const { feed, auth, reels } = preview({ feed: { dist: smallRemote('feed', 'three') } });
  expect(feed).not.toHaveProperty('fallback');
  expect(auth).toHaveProperty('fallback');
  expect(reels).not.toHaveProperty('canary');
  expect(readFileSync(join(publicFolder(out), 'index.html'), 'utf8')).not.toContain('data-shell-canary');
});

test('all files are under one origin, whatever origins the live site has; no page and no card is for search engines', () => {
  compose(composition, {
    shellDist: smallShell('one'),
    remoteDists: Object.fromEntries(REMOTE_NAMES.map((name) => [name, smallRemote(name, 'one')])),
    out: site,
    config: { ...LOCAL_CONFIG, backend: undefined, reports: { url: 'https://collector.example/v1/logs', share: 0.1 } },
    address: 'https://school.example',
    origins: Object.fromEntries(REMOTE_NAMES.map((name) => [name, `https://${name}.school.example`])),
  });
  releasesIn(composition, site).release('feed', { dist: smallRemote('feed', 'two') });
  preview({ reels: { dist: smallRemote('reels', 'two') } });
  const release = publicFolder(out);
  const { page, signIn, [CARDS_FOLDER]: cards } = documentHeadersOf(release);
  for (const text of ['remotes.json', 'index.html', 'frame.html'].map((file) =>
    readFileSync(join(release, file), 'utf8'),
  ))
    expect(text).not.toMatch(/https:\/\/\w+\.school\.example/);
  expect(page['Content-Security-Policy']).not.toContain('school.example');
  expect(contradictions(release)).toEqual([]);
  for (const headers of [page, signIn, cards]) expect(headers?.['X-Robots-Tag']).toBe('noindex');
});

test('its pages report as those of a preview, to the collector of the live site; browsers report nothing by themselves', () => {
  const reports = { url: 'https://collector.example/v1/logs', share: 1, policyUrl: 'https://collector.example/policy' };
  compose(composition, {
    shellDist: smallShell('one'),
    remoteDists: Object.fromEntries(REMOTE_NAMES.map((name) => [name, smallRemote(name, 'one')])),
    out: site,
    config: { ...LOCAL_CONFIG, reports },
  });
  expect(documentHeadersOf(publicFolder(site)).page).not.toHaveProperty('X-Robots-Tag');
  preview({ reels: { dist: smallRemote('reels', 'two') } });
  const { config } = readSettings(publicFolder(out));
  expect(config.reports).toBeUndefined();
  expect(config.preview).toEqual({ reports: { url: reports.url, share: 1 } });
  const { page } = documentHeadersOf(publicFolder(out));
  expect(page['Content-Security-Policy']).toContain('https://collector.example');
  expect(page).not.toHaveProperty('Reporting-Endpoints');
});

test.each<[string, () => Source, RegExp]>([
  [
    'uses a name that no shell provides',
    () => ({ dist: smallRemote('feed', 'two', { uses: { '@bazaar/shared/query': ['useNothing'] } }) }),
    /useNothing/,
  ],
  [
    'claims the path of another remote',
    () => ({ dist: smallRemote('feed', 'two', { prefixes: ['/reel'] }) }),
    /\/reel is a path of/,
  ],
  [
    'is made for an unknown contract',
    () => ({ dist: smallRemote('feed', 'two', { uses: null, contract: 99 }) }),
    /99|contract/,
  ],
  ['is no build', () => ({ dist: tmpdir() }), /feed: its files are no build/],
  [
    'has the sheet of another remote',
    () => ({ dist: smallRemote('reels', 'two') }),
    /no sheet of it sets --css-of-feed/,
  ],
  ['is not there', () => ({ dist: join(tmpdir(), 'bazaar-nowhere') }), /no build of feed/],
  ['is not stored', () => ({ version: '0123456789ab' }), /feed has no version 0123456789ab/],
])('a build that %s gets no preview', (_, source, message) => {
  composeSmall(site, 'one');
  const before = hashesBelow(site);
  expect(() => preview({ feed: source() })).toThrow(message);
  expect(currentRelease(out)).toBeUndefined();
  expect(hashesBelow(site)).toEqual(before);
});

test('a stored build one of whose files is damaged, or that lies below the floor, gets no preview', () => {
  composeSmall(site, 'one');
  const { version, entry } = readRegistryFile(publicFolder(site)).feed!;
  releasesIn(composition, site).release('feed', { dist: smallRemote('feed', 'two') }, { floor: 'this' });
  expect(() => preview({ feed: { version } })).toThrow(/below the floor #2/);
  const screen = entry.replace('remoteEntry', 'screen');
  writeFileSync(join(publicFolder(site), screen), '/* something else */');
  expect(() => preview({ feed: { version } })).toThrow(`${screen} is not the file that was stored`);
  expect(currentRelease(out)).toBeUndefined();
});

test('a remote that is new to the site, and one that is off', () => {
  compose(composition, {
    shellDist: smallShell('one'),
    remoteDists: { feed: smallRemote('feed', 'one'), reels: smallRemote('reels', 'one') },
    out: site,
    config: LOCAL_CONFIG,
  });
  releasesIn(composition, site).disable('feed', 'Back on Monday.');
  releasesIn(composition, site).disable('reels', 'Back on Monday.');
  const registry = preview({ feed: { dist: smallRemote('feed', 'two') }, auth: { dist: smallRemote('auth', 'one') } });
  expect(registry.auth).toBeDefined();
  expect(registry.feed).not.toHaveProperty('disabled');
  expect(registry.reels).toHaveProperty('disabled');
});
