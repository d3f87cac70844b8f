import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTask } from '../../device/nextTask.ts';
import { EARLY_PATIENCE_MS } from '../constants.ts';
import { earlyMediaLoader } from './earlyMediaLoader.ts';

const URL_OF_IT = 'https://streams/a/low.m3u8';
const PLAYLIST = new TextEncoder().encode('#EXTM3U\n').buffer;
const response = { url: URL_OF_IT, status: 200, bytes: PLAYLIST, firstMs: 100, totalMs: 300 };

const own = { load: vi.fn(), abort: vi.fn(), destroy: vi.fn() };
class OwnLoader implements Loader<LoaderContext> {
  context = null;
  stats = { aborted: false, loaded: 0, loading: { start: 0, first: 0, end: 0 } } as LoaderStats;
  load = (...args: unknown[]) => void own.load(this.stats.loading.start, ...args);
  abort = own.abort;
  destroy = own.destroy;
}
const EarlyMediaLoader = earlyMediaLoader(OwnLoader as unknown as HlsConfig['loader']);

const cancel = vi.fn();
const callbacks = { onSuccess: vi.fn(), onError: vi.fn(), onTimeout: vi.fn(), onAbort: vi.fn() };

/** Loads it with a loader of its own. `early`: what was requested early under its key. */
function load(early?: Promise<typeof response>, context: Partial<LoaderContext> = {}, key = URL_OF_IT) {
  globalThis.earlyMedia = new Map(early && [[key, { response: early, cancel }]]);
  const loader = new EarlyMediaLoader({} as HlsConfig);
  const wanted = { url: URL_OF_IT, responseType: 'text', ...context } as LoaderContext;
  loader.load(wanted, {} as LoaderConfiguration, callbacks as LoaderCallbacks<LoaderContext>);
  return loader;
}

const never = () => new Promise<typeof response>(() => {});
/** Waits for the task in which an early response is taken. */
const settle = async () => {
  await vi.advanceTimersByTimeAsync(0);
  await nextTask();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.earlyMedia = undefined;
});

test('requested early: taken once, with the times that it took, as if it had just come', async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  const { stats } = load(Promise.resolve(response));
  await settle();
  expect(callbacks.onSuccess.mock.calls[0]![0]).toEqual({ url: URL_OF_IT, data: '#EXTM3U\n', code: 200 });
  const { start, first, end } = stats.loading;
  expect([first - start, end - start, stats.loaded, stats.total]).toEqual([100, 300, 8, 8]);
  expect(end).toBe(performance.now());
  expect([own.load.mock.calls.length, globalThis.earlyMedia!.size]).toEqual([0, 0]);
});

test('what is here already is taken in a task of its own: the library reads one response, and a press comes before the next', async () => {
  const here = Promise.resolve(response);
  load(here);
  for (let count = 0; count < 10; count += 1) await here; // microtasks
  expect(callbacks.onSuccess).not.toHaveBeenCalled();
  await settle();
  expect(callbacks.onSuccess).toHaveBeenCalledOnce();
});

test('a part of a file: taken by its range, as bytes', async () => {
  const context = { responseType: 'arraybuffer', rangeStart: 10, rangeEnd: 18 };
  load(Promise.resolve({ ...response, status: 206 }), context, `${URL_OF_IT} 10-17`);
  await settle();
  expect(callbacks.onSuccess.mock.calls[0]![0].data).toBe(PLAYLIST);
});

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

test('what initializes a stream and its first segment, requested together: each gets its bytes, and none is cancelled before the last', async () => {
  const whole = Promise.resolve({ ...response, status: 206 });
  const early = new Map([[`${URL_OF_IT} 10-17`, { response: whole, cancel }]]);
  globalThis.earlyMedia = early;
  const loadPart = async (rangeStart: number, rangeEnd: number) => {
    const loader = new EarlyMediaLoader({} as HlsConfig);
    const part = { url: URL_OF_IT, responseType: 'arraybuffer', rangeStart, rangeEnd } as LoaderContext;
    loader.load(part, {} as LoaderConfiguration, callbacks as LoaderCallbacks<LoaderContext>);
    await settle();
    return [textOf(callbacks.onSuccess.mock.lastCall![0].data), cancel.mock.calls.length, early.size] as const;
  };
  expect(await loadPart(10, 13)).toEqual(['#EX', 0, 1]);
  expect(await loadPart(13, 18)).toEqual(['TM3U\n', 1, 0]);
  expect(own.load).not.toHaveBeenCalled();
});

test.each([
  ['not requested early', undefined, {}],
  ['another part was', Promise.resolve(response), { rangeStart: 0, rangeEnd: 8 }],
])('%s: the own loader requests it at once', (_, early, context) => {
  load(early, context);
  expect(own.load).toHaveBeenCalledOnce();
});

test.each([
  ['refused', () => Promise.reject(new TypeError()), {}, URL_OF_IT],
  ['503', () => Promise.resolve({ ...response, status: 503 }), {}, URL_OF_IT],
  ['no playlist', () => Promise.resolve({ ...response, bytes: new TextEncoder().encode('<html>').buffer }), {}, URL_OF_IT], // prettier-ignore
  ['of another length', () => Promise.resolve({ ...response, status: 206 }), { responseType: 'arraybuffer', rangeEnd: 9 }, `${URL_OF_IT} 0-8`], // prettier-ignore
])('early, but %s: the own loader requests it, as its first request', async (_, early, context, key) => {
  load(early(), context, key);
  await settle();
  expect(own.load).toHaveBeenCalledOnce();
  expect(own.load.mock.calls[0]![0]).toBe(0);
  expect(callbacks.onSuccess).not.toHaveBeenCalled();
});

test('missing: reported as that, and not requested again', async () => {
  load(Promise.resolve({ ...response, status: 404 }));
  await settle();
  expect(callbacks.onError.mock.calls[0]![0]).toMatchObject({ code: 404 });
  expect(own.load).not.toHaveBeenCalled();
});

test('early, but it hangs: after 4 s it is cancelled and the own loader requests it', async () => {
  load(never());
  await vi.advanceTimersByTimeAsync(EARLY_PATIENCE_MS - 1);
  expect(own.load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([own.load.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
});

test('aborted while it waits: the early request is cancelled, and nothing comes of it', async () => {
  const loader = load(Promise.resolve(response));
  loader.abort();
  await vi.advanceTimersByTimeAsync(EARLY_PATIENCE_MS);
  expect([cancel.mock.calls.length, callbacks.onAbort.mock.calls.length]).toEqual([1, 1]);
  expect([own.load, own.abort, callbacks.onSuccess].map((one) => one.mock.calls.length)).toEqual([0, 0, 0]);
});

test('destroyed while it waits: nothing comes of it; an own request is aborted by the own loader', async () => {
  load(Promise.resolve(response)).destroy();
  await vi.advanceTimersByTimeAsync(EARLY_PATIENCE_MS);
  expect([callbacks.onSuccess, callbacks.onAbort, own.load].map((one) => one.mock.calls.length)).toEqual([0, 0, 0]);
  load().abort();
  expect(own.abort).toHaveBeenCalledOnce();
});
