import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mayLackNetwork, onNetworkReturn } from './network.ts';

const fetched = vi.spyOn(globalThis, 'fetch');
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dispatchEvent(new Event('offline'));
  vi.useRealTimers();
  fetched.mockReset();
});

/** The server responds after so many requests that failed. */
const respondAfter = (failures: number) =>
  fetched.mockImplementation(async () => {
    if (fetched.mock.calls.length <= failures) throw new TypeError('no network');
    return new Response('{}');
  });

function listen() {
  const returned = vi.fn<() => void>();
  onTestFinished(onNetworkReturn(returned));
  return returned;
}

test('the browser reports a network before it works: half a second after it does, the page goes on', async () => {
  respondAfter(4);
  const returned = listen();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(returned).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(returned).toHaveBeenCalledOnce();
});

test('a part of the page fails just after the network has returned: it is told soon too', async () => {
  respondAfter(0);
  dispatchEvent(new Event('online'));
  const returned = listen();
  await vi.advanceTimersByTimeAsync(500);
  expect(returned).toHaveBeenCalledOnce();
});

test('no server is reached for eight seconds: it is not asked any more, and a failure is not the network’s', async () => {
  respondAfter(Infinity);
  const returned = listen();
  dispatchEvent(new Event('online'));
  expect(mayLackNetwork()).toBe(true);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(mayLackNetwork()).toBe(false);
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(fetched).not.toHaveBeenCalled();
  expect(returned).not.toHaveBeenCalled();
});
