import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { composeSmall, smallRemote } from '../release/atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { publicFolder } from '@remotes-kit/release/siteReleases';

const HOSTS = ['https://news.example'];

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-manifests-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

/** The text of the entry that a foreign host finds by the manifest; undefined without one. */
function entryText(): string | undefined {
  const folder = join(publicFolder(out), 'mfe-feed');
  if (!existsSync(join(folder, 'mf-manifest.json'))) return undefined;
  const { metaData } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as {
    metaData: { remoteEntry: { name: string } };
  };
  return readFileSync(join(folder, metaData.remoteEntry.name), 'utf8');
}

test('the manifest for foreign hosts names the live version: after a release, a canary, a rollback', () => {
  composeSmall(out, 'one', true, HOSTS);
  expect(entryText()).toContain('feed one');
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'two') });
  expect(entryText()).toContain('feed two');
  releasesIn(composition, out).canary('feed', { dist: smallRemote('feed', 'three') }, 50);
  expect(entryText()).toContain('feed two');
  releasesIn(composition, out).rollback('feed');
  expect(entryText()).toContain('feed one');
});

test('a remote that is disabled has no manifest for foreign hosts until it is on again', () => {
  composeSmall(out, 'one', true, HOSTS);
  releasesIn(composition, out).disable('feed', 'Back on Monday.');
  expect(entryText()).toBe(undefined);
  releasesIn(composition, out).enable('feed');
  expect(entryText()).toContain('feed one');
});

test('without foreign hosts in the configuration there is no manifest, also where there were some', () => {
  composeSmall(out, 'one');
  expect(entryText()).toBe(undefined);
  composeSmall(out, 'one', false, HOSTS);
  expect(entryText()).toContain('feed one');
  composeSmall(out, 'one', false);
  expect(entryText()).toBe(undefined);
});
