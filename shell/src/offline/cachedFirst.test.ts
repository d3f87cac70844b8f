import { onTestFinished, expect, test, vi } from 'vitest';
import type { StrategyHandler } from 'workbox-strategies';
import { CachedFirst } from './cachedFirst.ts';

vi.hoisted(() => Object.assign(globalThis, { self: globalThis })); // Workbox expects a worker

class Exposed extends CachedFirst {
  handleRequest = (request: Request, handler: StrategyHandler) => this._handle(request, handler);
}

async function textOf(cacheMatch: () => Promise<Response | undefined>): Promise<string> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const handler = { cacheMatch, fetchAndCachePut: async () => new Response('of the network') };
  const handled = new Exposed({}).handleRequest(new Request('https://pictures.example/1.jpg'), handler as never);
  await vi.runAllTimersAsync();
  return (await handled).text();
}

test.each<[cache: string, cacheMatch: () => Promise<Response | undefined>, text: string]>([
  ['has it', async () => new Response('saved'), 'saved'],
  ['does not have it', async () => undefined, 'of the network'],
  ['fails', () => Promise.reject(new Error('no access')), 'of the network'],
  ['does not respond', () => new Promise(() => {}), 'of the network'],
])('the cache %s: the picture comes, and from where it is to be had', async (_, cacheMatch, text) =>
  expect(await textOf(cacheMatch)).toBe(text),
);
