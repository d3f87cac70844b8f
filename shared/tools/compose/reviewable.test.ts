import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composition } from '../composition.ts';
import { composeSmall, contradictions, smallRemote } from '../release/atomic/smallSite.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import { readRegistryFile, readSettings, writeSettings } from '@remotes-kit/release/siteFolder';
import { publicFolder, publish } from '@remotes-kit/release/siteReleases';
import { writeDocuments } from '@remotes-kit/release/writeDocuments';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-reviewable-'));
  composeSmall(out, 'one');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const feed = () => readRegistryFile(publicFolder(out)).feed!;
const listed = () => feed().reviewable?.map(({ version }) => version);
/** As a changed site file does. */
const list = (...versions: string[]) =>
  publish(out, 'a test', (folder) => {
    writeSettings(folder, { ...readSettings(folder), reviewable: { feed: versions } });
    writeDocuments(composition, folder);
  });

test('a listed build is in the registry and the documents, with the hashes of its files, also after the next releases', () => {
  const [, first] = [list(), feed().version];
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'two') });
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'three') });
  list(first);
  releasesIn(composition, out).release('reels', { dist: smallRemote('reels', 'two') });
  expect(listed()).toEqual([first]);
  const html = readFileSync(join(publicFolder(out), 'index.html'), 'utf8');
  const [build] = feed().reviewable!;
  for (const [url, hash] of Object.entries(build!.integrity)) expect(html).toContain(`"${url}":"${hash}"`);
  expect(contradictions(publicFolder(out))).toEqual([]);
});

test('not listed are the live build, one below the floor, and one that is not stored; nothing is listed without a list', () => {
  expect(listed()).toBeUndefined();
  const first = feed().version;
  list(first, '0123456789ab');
  expect(listed()).toBeUndefined();
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'two') });
  expect(listed()).toEqual([first]);
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'three') }, { floor: 'this' });
  expect(listed()).toBeUndefined();
});

test('without a list no document has anything of it', () => {
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'two') });
  for (const file of ['index.html', 'frame.html', 'remotes.json'])
    expect(readFileSync(join(publicFolder(out), file), 'utf8')).not.toContain('reviewable');
});
