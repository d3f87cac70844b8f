import type { Lesson } from '@bazaar/shared/data/lessons';
import type { Progress } from '@bazaar/shared/player';
import { expect, test } from 'vitest';
import { firstAvailable, nextAvailable, openedWith } from './playlist.ts';

const LESSONS = [
  { videoId: 'gone' },
  { videoId: 'a', streamVideoId: '1' },
  { videoId: 'b' },
  { videoId: 'c', streamVideoId: '3' },
] as Lesson[];

const NONE = new Set<string>();
const watched = (videoId: string, share: number) =>
  ({ videoId, positionMs: share * 1_000, durationMs: 1_000 }) as Progress;

test.each<[string, Progress | undefined, string]>([
  ['the first that can be played', undefined, 'a'],
  ['the one watched last', watched('c', 0.5), 'c'],
  ['the next that can be played, once that one is done', watched('a', 1), 'c'],
  ['the first, once all is done', watched('c', 1), 'a'],
])('opens with %s', (_promise, last, videoId) => expect(openedWith(LESSONS, last, NONE)?.videoId).toBe(videoId));

test('where nothing can be played it opens the first, where nothing is, nothing', () => {
  expect(openedWith(LESSONS.slice(0, 1), undefined, NONE)?.videoId).toBe('gone');
  expect(openedWith([], undefined, NONE)).toBeUndefined();
});

test('what cannot be played, and what has failed, is skipped', () => {
  expect(nextAvailable(LESSONS, 'a', NONE)?.videoId).toBe('c');
  expect(nextAvailable(LESSONS, 'a', new Set(['c']))).toBeUndefined();
  expect(nextAvailable(LESSONS, 'c', NONE)).toBeUndefined();
  expect(firstAvailable(LESSONS, new Set(['a']))?.videoId).toBe('c');
});
