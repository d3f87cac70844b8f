import { expect, test, vi } from 'vitest';
import { BackendError } from '../firebase/backendError.ts';
import { freshForMs, retryDelayMs, shouldRetry } from './client.ts';

test('F35: an unreachable server is tried once more, a refusal is not', () => {
  expect(shouldRetry(0, new BackendError('unreachable'))).toBe(true);
  expect(shouldRetry(1, new BackendError('unreachable'))).toBe(false);
  expect(shouldRetry(0, new BackendError('denied'))).toBe(false);
});

test('a deadline that ran out is not followed by a second wait', () => {
  expect(shouldRetry(0, new BackendError('timedOut'))).toBe(false);
});

test('F36: a busy server: the retry backs off at least 2 s', () => {
  expect(retryDelayMs(0, new BackendError('busy'), () => 0)).toBe(2000);
  expect(retryDelayMs(0, new BackendError('busy'), () => 1)).toBe(4000);
});

test('a result that was read by a clock which was set back since: is stale at once, with a network too', () => {
  const nowMs = 1_000_000;
  const isStale = (readAtMs: number) => readAtMs + freshForMs(readAtMs, nowMs) <= nowMs;
  vi.stubGlobal('navigator', { onLine: true });
  expect([nowMs - 59_000, nowMs - 60_000, nowMs + 1, nowMs + 365 * 86_400_000].map(isStale)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  vi.unstubAllGlobals();
});
