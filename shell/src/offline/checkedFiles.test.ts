import { createHash } from 'node:crypto';
import type { StrategyHandler } from 'workbox-strategies';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CheckedFiles, isHashedFile } from './checkedFiles.ts';
import { cacheControlOf, IMMUTABLE } from '@remotes-kit/release/headers';

vi.hoisted(() => Object.assign(globalThis, { self: globalThis })); // Workbox expects a worker

const WHOLE = 'export const whole = true;';
const DAMAGED = WHOLE.slice(0, 10);
const HASH = hashOf(WHOLE);
const URL_OF_FILE = 'https://bazaar.example/assets/whole-12345678.js';

/** A cache that another tab holds. */
const NO_RESPONSE = Symbol('no response');

interface Given {
  saved?: string | typeof NO_RESPONSE;
  /** The network's response, by the way it is asked. */
  network?: Partial<Record<RequestCache, string>>;
  hash?: string;
  cache?: RequestCache;
}

/** Handles one request as a service worker does; `fetch` compares the hash, as browsers do. */
async function handle({ saved, network = {}, hash = HASH, cache = 'default' }: Given) {
  const asked: RequestCache[] = [];
  const put: string[] = [];
  const handler = {
    cacheMatch: () =>
      saved === NO_RESPONSE
        ? new Promise(() => {})
        : Promise.resolve(saved === undefined ? undefined : new Response(saved)),
    fetch: async (request: Request) => {
      asked.push(request.cache);
      const text = network[request.cache];
      if (text === undefined || (request.integrity && hashOf(text) !== request.integrity))
        throw new TypeError('failed');
      return new Response(text);
    },
    cachePut: async (_: Request, response: Response) => void put.push(await response.text()),
    waitUntil: (work: Promise<unknown>) => work,
  };
  const strategy = new Exposed(async () => hash || undefined, {});
  const response = await strategy.handleRequest(new Request(URL_OF_FILE, { cache }), handler as never).catch(() => {});
  return { text: await response?.text(), asked, put };
}

class Exposed extends CheckedFiles {
  handleRequest = (request: Request, handler: StrategyHandler) => this._handle(request, handler);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

test('a saved file with its hash: is served without a request', async () =>
  expect(await handle({ saved: WHOLE })).toEqual({ text: WHOLE, asked: [], put: [] }));

test('a cache that does not respond: the file comes from the network', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const handled = handle({ saved: NO_RESPONSE, network: { default: WHOLE } });
  await vi.runAllTimersAsync();
  expect(await handled).toMatchObject({ text: WHOLE, asked: ['default'] });
});

test.each([DAMAGED, '', 'window.harmed = true'])('a saved file that differs (%j): is replaced', async (saved) =>
  expect(await handle({ saved, network: { default: WHOLE } })).toEqual({
    text: WHOLE,
    asked: ['default'],
    put: [WHOLE],
  }),
);

test('the network gives another file: it is asked once more, past every cache', async () =>
  expect(await handle({ network: { default: DAMAGED, reload: WHOLE } })).toEqual({
    text: WHOLE,
    asked: ['default', 'reload'],
    put: [WHOLE],
  }));

test('nothing but another file can be had: nothing is served or saved', async () =>
  expect(await handle({ saved: DAMAGED, network: { default: DAMAGED, reload: DAMAGED } })).toEqual({
    text: undefined,
    asked: ['default', 'reload'],
    put: [],
  }));

test('a request past every cache: what is saved does not answer it, and is replaced', async () =>
  expect(await handle({ saved: WHOLE, network: { reload: WHOLE }, cache: 'reload' })).toEqual({
    text: WHOLE,
    asked: ['reload'],
    put: [WHOLE],
  }));

test('a file without a known hash: is neither served from the cache nor saved', async () =>
  expect(await handle({ saved: 'window.harmed = true', network: { default: WHOLE }, hash: '' })).toEqual({
    text: WHOLE,
    asked: ['default'],
    put: [],
  }));

test.each([
  '/assets/index-BDN9TiBN.js',
  '/assets/index-BDN9TiBN.hi.js',
  '/mfe-feed/0a1b2c3d4e5f/assets/FeedScreen-D8QNVkRC.css',
  '/assets/hind-400-9WW_ARLS.woff2',
  '/search-index/assets/names-4l-GryCx3VsC.json',
  '/assets/a-type-of-tomorrow-9WW_ARLS.wasm',
])('%s is cached, since servers say that it never changes', (path) => {
  expect(isHashedFile(path)).toBe(true);
  expect(cacheControlOf(path)).toBe(IMMUTABLE);
});

test.each([
  '/remotes.json',
  '/mfe-feed/0a1b/mf-manifest.json',
  '/lesson-01/manifest/video.m3u8',
  '/lesson-01/480p/seg-00000001.m4s',
  '/_r2/mfe-feed/0a1b/assets/FeedScreen-D8QNVkRC.js',
  '/document/head.js',
  '/sw.js',
])('%s is not cached', (path) => expect(isHashedFile(path)).toBe(false));
