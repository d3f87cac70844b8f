import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evil } from '../testing/hostileValues.ts';
import { lastBegun } from './lastBegun.ts';

const entry = (title: string, more: object = {}) => {
  return { title, path: `/levels/t/videos/l?video=${title}`, positionMs: 5_000, durationMs: 60_000, ...more };
};

test('the lesson that was begun last and not watched to its end is the one to go on with', () => {
  const lessons = [
    entry('done', { positionMs: 59_000 }),
    entry('latest', { thumbnailId: 'p', seriesName: 'Tailoring' }),
    entry('older'),
  ];
  expect(lastBegun(lessons)).toEqual({
    title: 'latest',
    path: '/levels/t/videos/l?video=latest',
    thumbnailId: 'p',
    seriesName: 'Tailoring',
  });
});

test.each([
  ['nothing', undefined],
  ['no list', { length: 1 }],
  ['an empty list', []],
  ['a lesson at its end', [entry('done', { positionMs: 60_000 })]],
  ['a lesson on another site', [entry('evil', { path: '//evil.example' })]],
  ['a lesson without a title', [entry('')]],
])('of %s nothing is to be gone on with', (_promise, stored) => expect(lastBegun(stored)).toBeUndefined());

test('hostile storage: a lesson that is returned has a title and a path of this site', () => {
  const entries = fc.array(
    fc.oneof(evil, fc.record({ title: evil, path: evil, positionMs: evil, durationMs: evil, thumbnailId: evil })),
  );
  fc.assert(
    fc.property(fc.oneof(evil, entries), (stored) => {
      const lesson = lastBegun(stored);
      expect(lesson === undefined || (lesson.title !== '' && /^\/[^/\\]/.test(lesson.path))).toBe(true);
    }),
  );
});
