import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import type { Progress } from '@bazaar/shared/player';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOf, videoFrom } from './playlist.ts';

const VIDEOS = [
  { playlistVideoId: 'gone' },
  { playlistVideoId: 'a', streamVideoId: '1' },
  { playlistVideoId: 'b' },
  { playlistVideoId: 'c', streamVideoId: '3' },
] as PlaylistVideo[];

const NONE = new Set<string>();
const watched = (videoId: string, share: number) =>
  ({ videoId, positionMs: share * 1_000, durationMs: 1_000 }) as Progress;

test.each<[string, string | null, Progress | undefined, string]>([
  ['the first that can be played', null, undefined, 'a'],
  ['the one of the address', 'c', watched('a', 0.5), 'c'],
  ['the one of the address, even a broken one', 'b', undefined, 'b'],
  ['the one watched last', null, watched('c', 0.5), 'c'],
  ['the next that can be played, once that one is done', null, watched('a', 1), 'c'],
  ['the first, once all is done', null, watched('c', 1), 'a'],
  ['as without an address, for an unknown one', 'x', watched('c', 0.5), 'c'],
])('opens %s', (_promise, given, last, videoId) =>
  expect(videoFrom(VIDEOS, given, last, NONE)?.playlistVideoId).toBe(videoId),
);

test('where nothing can be played it opens the first, where nothing is, nothing', () => {
  expect(videoFrom(VIDEOS.slice(0, 1), null, undefined, NONE)?.playlistVideoId).toBe('gone');
  expect(videoFrom([], null, undefined, NONE)).toBeUndefined();
});

test('goes on past what cannot be played, and what has failed', () => {
  expect(nextOf(VIDEOS, 'a', NONE)?.playlistVideoId).toBe('c');
  expect(nextOf(VIDEOS, 'a', new Set(['c']))).toBeUndefined();
  expect(nextOf(VIDEOS, 'c', NONE)).toBeUndefined();
});

test('hostile addresses: each opens a video of the playlist', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'binary' })), (video) =>
      VIDEOS.includes(videoFrom(VIDEOS, video, undefined, NONE)!),
    ),
  );
});
