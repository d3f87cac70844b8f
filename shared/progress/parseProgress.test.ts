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
const NEW = {
  ...OLD,
  isFinished: true,
  thumbnailId: 'poster-lesson-01',
  seriesId: 'level-001',
  seriesName: 'Know the tools',
  seriesLessons: 12,
  seriesMs: 600_000,
  week: { day: 20_000, ms: [5_000, 0, 0, 0, 0, 0, 60_000] },
};

test('entries of this and of older versions are read as they are', () => {
  expect(parseProgress([NEW, OLD])).toEqual([NEW, { ...OLD, isFinished: false }]);
});

test.each([
  ['a picture that would leave its URL', { thumbnailId: '../secret' }],
  ['a picture that is no text', { thumbnailId: {} }],
  ['a series name that is no text', { seriesName: ['x'] }],
  ['an empty series name', { seriesName: '' }],
  ['an id that would leave its URL', { seriesId: '..' }],
  ['a number of lessons that is none', { seriesLessons: '12', seriesMs: Number.NaN }],
  ['a week that is too short', { week: { day: 1, ms: [1] } }],
  ['a day that lasts longer than a day', { week: { day: 1, ms: [1, 2, 3, 4, 5, 6, 86_400_001] } }],
  ['a day after the year 2200', { week: { ...NEW.week, day: 1e9 } }],
])('%s costs only itself', (_case, broken) => {
  expect(parseProgress([{ ...OLD, ...broken }])).toEqual([{ ...OLD, isFinished: false }]);
});

test('an entry of an older version that stands at its end was finished', () => {
  expect(parseProgress([{ ...OLD, positionMs: 58_000 }])).toMatchObject([{ isFinished: true }]);
});

test.each([
  ['no list', { 0: NEW }],
  ['nothing', null],
  ['entries that are none', [null, 7, 'x', []]],
  ['a path to another site', [{ ...NEW, path: '//evil.example' }]],
  ['a path that browsers read as another site', [{ ...NEW, path: '/\\\\evil.example' }]],
  ['a path that leaves this site once it is resolved', [{ ...NEW, path: '/..//evil.example' }]],
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
