import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LESSONS, parseDownloadedLessons, type DownloadedLesson } from './records.ts';

const LESSON: DownloadedLesson = {
  videoId: 'video-1',
  streamId: 'lesson-01',
  title: 'Sharpen the saw',
  path: '/levels/topic-001/videos/level-001?video=video-1',
  thumbnailId: 'picture-1',
  seriesName: 'Tools',
  heightPx: 180,
  folder: 'lesson-01~0123456789ab',
  state: 'whole',
  problem: undefined,
  bytes: 220_000,
  savedBytes: 220_000,
};

test('what was stored: is read as it was', () => expect(parseDownloadedLessons([LESSON])).toEqual([LESSON]));

test('a whole lesson that was saved before folders had a name of their own: is where its stream was', () =>
  expect(parseDownloadedLessons([{ ...LESSON, folder: undefined }])[0]?.folder).toBe('lesson-01'));

test.each(['../documents', 'lesson-01~x', '..', 7])('the folder %j: is none', (folder) =>
  expect(parseDownloadedLessons([{ ...LESSON, state: 'paused', folder }])[0]?.folder).toBeUndefined(),
);

test.each<[string, Record<string, unknown>]>([
  ['a stream outside of its folder', { streamId: '../documents' }],
  ['a stream that is a folder', { streamId: '..' }],
  ['a page of another site', { path: '//evil.example' }],
  ['an unknown state', { state: 'perfect' }],
  ['a size below nothing', { bytes: -1 }],
  ['a size that is no number', { savedBytes: '7' }],
  ['no title', { title: 7 }],
])('a stored lesson with %s: is left out', (_, change) =>
  expect(parseDownloadedLessons([{ ...LESSON, ...change }])).toEqual([]),
);

test('more lessons than can be: as many as can', () =>
  expect(parseDownloadedLessons(Array.from({ length: MAX_LESSONS + 1 }, () => LESSON))).toHaveLength(MAX_LESSONS));

test('whatever is stored: lessons, and the same when they are read again', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.anything({ maxDepth: 1 }), fc.array(fc.record(LESSON_PARTS), { maxLength: 3 })),
      (stored) => {
        const lessons = parseDownloadedLessons(stored);
        return JSON.stringify(parseDownloadedLessons(lessons)) === JSON.stringify(lessons);
      },
    ),
  ));

const LESSON_PARTS = Object.fromEntries(
  Object.entries(LESSON).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.anything({ maxDepth: 0 }))]),
);
