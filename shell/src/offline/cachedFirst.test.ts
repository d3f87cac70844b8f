import { onTestFinished, expect, test, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import { CachedFirst } from './cachedFirst.ts';

vi.hoisted(() => Object.assign(globalThis, { self: globalThis })); // Workbox expects a worker

class Exposed extends CachedFirst {
  handleRequest = (request: Request, handler: StrategyHandler) => this._handle(request, handler);
}

async function textOf(cacheMatch: () => Promise<Response | undefined>, hasNetwork = true): Promise<string> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetchAndCachePut = async () => {
    if (!hasNetwork) throw new TypeError('failed');
    return new Response('of the network');
  };
  const handler = { cacheMatch, fetchAndCachePut };
  const handled = new Exposed({}).handleRequest(new Request('https://pictures.example/1.jpg'), handler as never);
  handled.catch(() => {}); // the test looks at it later
  await vi.runAllTimersAsync();
  return (await handled).text();
}

const after = (ms: number) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('saved')), ms));

test.each<[cache: string, cacheMatch: () => Promise<Response | undefined>, text: string]>([
  ['has it', async () => new Response('saved'), 'saved'],
  ['does not have it', async () => undefined, 'of the network'],
  ['fails', () => Promise.reject(new Error('no access')), 'of the network'],
  ['does not respond', () => new Promise(() => {}), 'of the network'],
])('the cache %s: the picture comes, and from where it is to be had', async (_, cacheMatch, text) =>
  expect(await textOf(cacheMatch)).toBe(text),
);

test('a slow cache and no network: what it has comes all the same', async () =>
  expect(await textOf(after(5_000), false)).toBe('saved'));

test.each<[cache: string, cacheMatch: () => Promise<Response | undefined>]>([
  ['does not have it', async () => undefined],
  ['does not respond', () => new Promise(() => {})],
])('a cache that %s and no network: the request fails', async (_, cacheMatch) =>
  expect(textOf(cacheMatch, false)).rejects.toThrow('failed'),
);
