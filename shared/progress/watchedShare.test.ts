import { expect, test } from 'vitest';
import { parseProgress } from './parseProgress.ts';
import { watchedMs, watchedShare } from './watchedShare.ts';

const watched = (positionMs: number, durationMs: number, isFinished = false) =>
  parseProgress([{ videoId: 'v', title: 'T', path: '/a', watchedAtMs: 1, positionMs, durationMs, isFinished }])[0]!;

test('the watched share of a lesson is its position of its length, and all of it once it is finished', () => {
  expect(watchedShare(watched(30, 120))).toBe(0.25);
  expect(watchedShare(watched(30, 120, true))).toBe(1);
  expect(watchedMs(watched(30, 120, true))).toBe(120);
});

test('a position after the end, or a length that is not known, is no share above 1', () => {
  expect(watchedShare(watched(500, 120))).toBe(1);
  expect(watchedShare(watched(500, 0))).toBe(0);
  expect(watchedShare(watched(0, 0, true))).toBe(1);
});
