import { expect, test } from 'vitest';
import { composition } from '../composition.ts';
import type { RemoteName } from '../../contracts/remotes.ts';
import { distOf } from '../build/folders.ts';
import { smallRemote } from '../release/atomic/smallSite.ts';
import type { Source } from '@remotes-kit/release/releases';
import { askedBuilds, assertPreviewName, previewName } from '@remotes-kit/release/askedBuilds';

test('a stored version, a folder, the build in the remote’s folder, and one that is made of the sources', () => {
  const { builds, toBuild } = askedBuilds(
    composition,
    ['feed=3fa9c1d20b7e', 'reels=some/folder', 'auth=built', 'catalog'],
    {},
  );
  expect(Object.fromEntries(builds)).toEqual({
    feed: { version: '3fa9c1d20b7e' },
    reels: { dist: 'some/folder' },
    auth: { dist: distOf('auth') },
    catalog: { dist: distOf('catalog') },
  });
  expect(toBuild).toEqual(['catalog']);
});

test.each([
  [['food=built'], 'food: no remote'],
  [['=built'], 'nothing: no remote'],
  [['shell=built'], 'shell: no remote'],
  [['feed=built', 'feed'], 'feed is named twice'],
  [['feed='], 'Which build of feed?'],
])('%j: refused', (words, message) => expect(() => askedBuilds(composition, words, {})).toThrow(message));

test('a preview is named after its builds, in whichever order they stand', () => {
  type Named = [RemoteName, Source];
  const reels: Named = ['reels', { version: '3fa9c1d20b7e' }];
  const [feed, other] = ['one', 'two'].map((text): Named => ['feed', { dist: smallRemote('feed', text) }]);
  const name = previewName(new Map([feed!, reels]));
  expect(name).toMatch(/^feed-reels-[0-9a-f]{8}$/);
  expect(previewName(new Map([reels, feed!]))).toBe(name);
  expect(previewName(new Map([other!, reels]))).not.toBe(name);
  assertPreviewName(name);
});

test.each(['', '../live', 'a/b', 'A', '-a', 'a'.repeat(51), 'a b'])('%j is no name of a preview', (name) =>
  expect(() => assertPreviewName(name)).toThrow('small letters'),
);
