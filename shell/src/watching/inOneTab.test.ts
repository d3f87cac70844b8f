import { afterEach, expect, test, vi } from 'vitest';
import { inOneTab } from './inOneTab.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** As the browser's: another tab holds the lock and never gives it back. */
function heldForEver(): void {
  const request = (_: string, { signal }: LockOptions) =>
    new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
  vi.stubGlobal('navigator', { locks: { request } });
}

function free(): void {
  const request = (_: string, __: LockOptions, work: () => Promise<void>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
}

test('a frozen tab holds the lock: after the deadline this one writes without it, once', async () => {
  heldForEver();
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const write = vi.fn(async () => {});
  const done = inOneTab(write);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(write).not.toHaveBeenCalled();
  deadline.abort();
  await done;
  expect(write).toHaveBeenCalledOnce();
});

test('the lock is free and the write fails: it is not written again, and the failure is told', async () => {
  free();
  const write = vi.fn(() => Promise.reject(new Error('unreachable')));
  await expect(inOneTab(write)).rejects.toThrow('unreachable');
  expect(write).toHaveBeenCalledOnce();
});

test.each([
  ['without locks', () => vi.stubGlobal('navigator', {})],
  [
    'without AbortSignal.timeout',
    () => {
      free();
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        throw new TypeError('not a function');
      });
    },
  ],
])('a browser %s: writes by itself', async (_, prepare) => {
  prepare();
  const write = vi.fn(async () => {});
  await inOneTab(write);
  expect(write).toHaveBeenCalledOnce();
});
