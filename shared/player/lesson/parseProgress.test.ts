import { expect, test } from 'vitest';
import { parseProgress } from './parseProgress.ts';

const OLD = {
  videoId: 'v',
  title: 'Lesson',
  path: '/levels/a/videos/b?page=1',
  positionMs: 5_000,
  durationMs: 60_000,
  watchedAtMs: 1,
};
const NEW = { ...OLD, thumbnailId: 'poster-lesson-01', seriesName: 'Know the tools' };

test('entries of this and of older versions are read as they are', () => {
  expect(parseProgress([NEW, OLD])).toEqual([NEW, OLD]);
});

test.each([
  ['a picture that would leave its URL', { thumbnailId: '../secret' }],
  ['a picture that is no text', { thumbnailId: {} }],
  ['a series name that is no text', { seriesName: ['x'] }],
  ['an empty series name', { seriesName: '' }],
])('%s costs only itself', (_case, broken) => {
  expect(parseProgress([{ ...OLD, ...broken }])).toEqual([OLD]);
});

test.each([
  ['no list', { 0: NEW }],
  ['nothing', null],
  ['entries that are none', [null, 7, 'x', []]],
  ['a path to another site', [{ ...NEW, path: '//evil.example' }]],
  ['a path that browsers read as another site', [{ ...NEW, path: '/\\\\evil.example' }]],
  ['a script for a path', [{ ...NEW, path: 'javascript:alert(1)' }]],
  [
    'a position that is no time',
    [
      { ...NEW, positionMs: '5' },
      { ...NEW, positionMs: -1 },
      { ...NEW, durationMs: null },
    ],
  ],
])('%s is dropped', (_case, saved) => expect(parseProgress(saved)).toEqual([]));
