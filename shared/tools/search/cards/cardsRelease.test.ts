import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow } from '@remotes-kit/release/files';
import { releasesIn } from '@remotes-kit/release/releases';
import { shellReleasesIn } from '@remotes-kit/release/shellReleases';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { composition } from '../../composition.ts';
import { composeSmall, contradictions, smallRemote, smallShell } from '../../release/atomic/smallSite.ts';
import { storeIndex } from '../storeIndex.ts';
import { ADDRESS, cardsIn, INDEX, smallCards } from './cardsForTests.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bazaar-cards-'));
  composeSmall(out, 'one');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(publicFolder(out), file), 'utf8');
const startData = (file: string) => JSON.parse(/id="start-data">([^<]*)</.exec(read(file))![1]!) as { cards?: string };

test('a site without cards: its documents say so; with them, the origin that these name, and a whole release', () => {
  storeIndex(out, INDEX);
  expect(startData('frame.html').cards).toBeUndefined();
  storeIndex(out, INDEX, smallCards('one'));
  for (const file of ['index.html', 'frame.html']) expect(startData(file).cards).toBe(ADDRESS);
  expect(contradictions(publicFolder(out))).toEqual([]);
  expect(read('cards/lesson-video-1.html')).toContain('og:title" content="Lesson one"');
  for (const file of ['robots.txt', 'sitemap.xml']) expect(read(file)).toContain(ADDRESS);
});

test('a release of a remote, one of the shell and a new composition: no card changes', () => {
  storeIndex(out, INDEX, smallCards('one'));
  const before = cardsIn(out);
  releasesIn(composition, out).release('feed', { dist: smallRemote('feed', 'two') });
  shellReleasesIn(composition, out).release({ dist: smallShell('two') });
  composeSmall(out, 'three');
  expect(cardsIn(out)).toEqual(before);
  expect(startData('index.html').cards).toBe(ADDRESS);
});

test('the next index: what is gone has no card, what is new has one, and a shorter sitemap leaves none of its parts', () => {
  const { files } = smallCards('one');
  storeIndex(out, INDEX, { address: ADDRESS, files: new Map([...files, ['sitemap-1.xml', '']]) });
  storeIndex(out, INDEX, smallCards('two', 'video-2'));
  const lessons = filesBelow(join(publicFolder(out), 'cards')).filter((file) => file.startsWith('lesson'));
  expect(lessons).toEqual(['lesson-video-2.html']);
  expect(existsSync(join(publicFolder(out), 'sitemap-1.xml'))).toBe(false);
});

test('a card that changes: the release before keeps its own; one that does not keeps its date', () => {
  storeIndex(out, INDEX, smallCards('one'));
  const before = publicFolder(out);
  const file = 'cards/lesson-video-1.html';
  const dateOf = (release: string) => statSync(join(release, file)).mtimeMs;
  storeIndex(out, INDEX, smallCards('one'));
  expect(dateOf(publicFolder(out))).toBe(dateOf(before));
  storeIndex(out, INDEX, smallCards('two'));
  expect(readFileSync(join(before, file), 'utf8')).toContain('Lesson one');
  expect(read(file)).toContain('Lesson two');
});
