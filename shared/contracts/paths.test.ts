import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('ids are encoded, so every id stays within its segment', () => {
  expect(paths.subcategories('../x?y#z')).toBe('/level/categories/..%2Fx%3Fy%23z');
});

test('the levels path has the topic in both segments', () => {
  expect(paths.levels('c', 's', 't')).toBe('/level/categories/c/subcategories/s/creators/t/levels/t');
});

test('absent query values: no question mark', () => {
  expect(paths.levelVideos('t', 'l')).toBe('/levels/t/videos/l');
  expect(paths.levelVideos('t', 'l', { page: 2, video: 'a b' })).toBe('/levels/t/videos/l?page=2&video=a+b');
});
