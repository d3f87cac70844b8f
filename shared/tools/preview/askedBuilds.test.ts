import { expect, test } from 'vitest';
import { distOf } from '../build/folders.ts';
import { smallRemote } from '../release/atomic/smallSite.ts';
import { askedBuilds, assertPreviewName, previewName } from './askedBuilds.ts';

test('a stored version, a folder, the build in the remote’s folder, and one that is made of the sources', () => {
  const { builds, toBuild } = askedBuilds(['feed=3fa9c1d20b7e', 'reels=some/folder', 'auth=built', 'catalog']);
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
])('%j: refused', (words, message) => expect(() => askedBuilds(words)).toThrow(message));

test('a preview is named after its builds, in whichever order they stand', () => {
  const [feed, reels] = [{ dist: smallRemote('feed', 'one') }, { version: '3fa9c1d20b7e' }];
  const name = previewName(new Map([['feed', feed], ['reels', reels]])); // prettier-ignore
  expect(name).toMatch(/^feed-reels-[0-9a-f]{8}$/);
  expect(previewName(new Map([['reels', reels], ['feed', feed]]))).toBe(name); // prettier-ignore
  expect(previewName(new Map([['feed', { dist: smallRemote('feed', 'two') }], ['reels', reels]]))).not.toBe(name); // prettier-ignore
  assertPreviewName(name);
});

test.each(['', '../live', 'a/b', 'A', '-a', 'a'.repeat(51), 'a b'])('%j is no name of a preview', (name) =>
  expect(() => assertPreviewName(name)).toThrow('small letters'),
);
