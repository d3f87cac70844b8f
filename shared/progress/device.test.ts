import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../contracts/time.ts';
import { deviceProgress, progressOf, saveProgress } from './device.ts';

const NOW_MS = Date.UTC(2026, 10, 27);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
  deviceProgress.set(undefined);
});
afterEach(() => vi.useRealTimers());

const lesson = (positionMs: number, videoId = 'v') => ({
  videoId,
  title: 'A lesson',
  path: '/levels/t/videos/l',
  positionMs,
  durationMs: 100_000,
});

test('a player that stands at the end and has not played: the lesson is not finished', () => {
  saveProgress(lesson(100_000), 0);
  expect(progressOf('v')).toMatchObject({ positionMs: 100_000, isFinished: false });
});

test.each([
  ['has just played', 4_000, undefined],
  ['has played before, and was sought to the end since', 0, true],
])('a player that %s, at the end: the lesson is finished', (_, playedMs, hasPlayed) => {
  saveProgress(lesson(96_000), playedMs, hasPlayed);
  expect(progressOf('v')?.isFinished).toBe(true);
});

test('a finished lesson that is opened again and sought: stays finished', () => {
  saveProgress(lesson(96_000), 4_000);
  saveProgress(lesson(10_000), 0);
  expect(progressOf('v')).toMatchObject({ positionMs: 10_000, isFinished: true });
});

test('notes of this device from a time to come: what is watched now is the latest, and they keep their order', () => {
  const futureMs = NOW_MS + 3_650 * DAY_MS;
  const note = { ...lesson(5_000), isFinished: false, isByDevice: true as const };
  deviceProgress.set([
    { ...note, videoId: 'b', watchedAtMs: futureMs + 1 },
    { ...note, videoId: 'a', watchedAtMs: futureMs },
  ]);
  saveProgress(lesson(5_000, 'now'), 5_000);
  const times = deviceProgress.get().map(({ videoId, watchedAtMs }) => [videoId, watchedAtMs <= NOW_MS]);
  expect(times).toEqual([
    ['now', true],
    ['b', true],
    ['a', true],
  ]);
});
