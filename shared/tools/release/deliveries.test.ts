import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptDeliveries } from '@remotes-kit/release/deliveries';
import { releasesIn } from '@remotes-kit/release/releases';
import { readHistory, readRegistryFile } from '@remotes-kit/release/siteFolder';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { expect, onTestFinished, test } from 'vitest';
import { composition } from '../composition.ts';
import { composeSmall, smallRemote } from './atomic/smallSite.ts';

/** A site, and the folder of its deliveries. */
function siteWithDeliveries() {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-deliveries-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [out, deliveries] = [join(folder, 'site'), join(folder, 'deliveries')];
  composeSmall(out, 'one');
  return {
    deliveries,
    accept: () => acceptDeliveries(composition, out, deliveries),
    record: (name: string) => readRegistryFile(publicFolder(out))[name]!,
    acts: () => readHistory(publicFolder(out)).map(({ of, act, by }) => `${of} ${act} ${by.who}`),
    release: () => publicFolder(out),
    disable: (name: string) => releasesIn(composition, out).disable(name, 'Back on Monday.'),
    deliver: (name: string, act: string, dist: string) =>
      cpSync(dist, join(deliveries, name, act), { recursive: true, verbatimSymlinks: true }),
  };
}

test('a build that is delivered as a release: every visitor gets it, once; its team reads so', () => {
  const { deliveries, accept, record, acts, deliver } = siteWithDeliveries();
  const before = record('feed').version;
  deliver('feed', 'release', smallRemote('feed', 'two'));
  const [{ text, isRefused }] = accept() as [ReturnType<typeof accept>[0]];
  expect({ isRefused, fallback: record('feed').fallback?.version }).toEqual({ isRefused: false, fallback: before });
  expect(acts().at(-1)).toBe('feed release a delivery of feed');
  expect(text).toContain(`Every visitor of feed now gets ${record('feed').version}`);
  expect(readFileSync(join(deliveries, 'feed.txt'), 'utf8')).toContain(text);
  expect(accept()).toEqual([]);
});

test('a build that is delivered as a canary: the share that its name says gets it', () => {
  const { accept, record, deliver } = siteWithDeliveries();
  deliver('feed', 'canary-10', smallRemote('feed', 'two'));
  accept();
  expect(record('feed').canary?.percent).toBe(10);
});

test('a build that claims a path of another remote, and one that is none: refused with the reason, and nothing changes', () => {
  const { accept, release, deliver } = siteWithDeliveries();
  const before = release();
  deliver('feed', 'release', smallRemote('feed', 'two', { prefixes: ['/reel'] }));
  deliver('reels', 'release', mkdtempSync(join(tmpdir(), 'bazaar-empty-')));
  expect(accept().map(({ name, text, isRefused }) => [name, isRefused, text])).toEqual([
    ['feed', true, expect.stringContaining('/reel is a path of')],
    ['reels', true, expect.stringContaining('mf-manifest.json')],
  ]);
  expect(release()).toBe(before);
  expect(accept()).toEqual([]);
});

test('a delivery that is still being copied, or a link: not taken', () => {
  const { deliveries, accept, record, deliver } = siteWithDeliveries();
  const before = record('feed').version;
  deliver('feed', '.new', smallRemote('feed', 'two'));
  expect(accept()).toEqual([]);
  mkdirSync(join(deliveries, 'reels'), { recursive: true });
  symlinkSync(smallRemote('reels', 'two'), join(deliveries, 'reels/release'));
  expect(accept().map(({ text }) => text)).toEqual(['release is no folder']);
  expect(existsSync(join(deliveries, 'feed/.new'))).toBe(true);
  expect(record('feed').version).toBe(before);
});

test('a delivery under a name that is no act or no remote, and a folder that is not there: said, also to the team', () => {
  const { deliveries, accept, deliver } = siteWithDeliveries();
  expect(accept).toThrow('no such folder');
  deliver('fed', 'release', smallRemote('feed', 'two'));
  deliver('feed', 'relase', smallRemote('feed', 'two'));
  deliver('feed', 'canary-ten', smallRemote('feed', 'two'));
  expect(accept().map(({ name, act, text, isRefused }) => [`${name} ${act}`, text.slice(0, 14), isRefused])).toEqual([
    ['fed ', 'no such remote', true],
    ['feed canary-ten', 'no act: a deli', true],
    ['feed relase', 'no act: a deli', true],
  ]);
  const said = readFileSync(join(deliveries, 'feed.txt'), 'utf8');
  for (const act of ['relase', 'canary-ten']) expect(said).toContain(`${act}: no act: a delivery is named`);
  expect(accept().map(({ name }) => name)).toEqual(['fed']); // what its team has delivered was judged
});

test('a delivery of a remote that was off: its text says that it is on again', () => {
  const { accept, deliver, disable } = siteWithDeliveries();
  disable('feed');
  deliver('feed', 'release', smallRemote('feed', 'two'));
  expect(accept()[0]!.text).toContain('feed was off ("Back on Monday."); this release switches it on.');
});

test('a link in a delivery: the file that it leads to is not published', () => {
  const { deliveries, accept, release, record, deliver } = siteWithDeliveries();
  const dist = smallRemote('feed', 'two');
  writeFileSync(join(deliveries, '..', 'secret.js'), 'secret');
  symlinkSync(join(deliveries, '..', 'secret.js'), join(dist, 'assets/other-12345678.js'));
  symlinkSync(join(deliveries, '..'), join(dist, 'folder'));
  deliver('feed', 'release', dist);
  expect(accept().map(({ isRefused }) => isRefused)).toEqual([false]);
  const folder = join(release(), 'mfe-feed', record('feed').version);
  expect(existsSync(join(folder, 'assets/screen-12345678.js'))).toBe(true);
  expect(existsSync(join(folder, 'assets/other-12345678.js'))).toBe(false);
  expect(existsSync(join(folder, 'folder'))).toBe(false);
});
