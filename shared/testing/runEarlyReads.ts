import { vi } from 'vitest';
import type { RouteReads } from '../contracts/earlyReads.ts';
import { earlyReader, type EarlyRoute } from '../firebase/earlyRequests.ts';

interface Page {
  /** The documents of the database, as a URL. */
  database?: string;
  fetch?(url: string, options: { body: string }): Promise<unknown>;
}

/** Reads early, as the document does, what these routes declare for an address. Returns what it leaves in the page, and the route. */
export function runEarlyReads(
  routes: readonly RouteReads[],
  address: string,
  {
    database = 'http://backend/v1/projects/p/databases/(default)/documents',
    fetch = () => new Promise(() => {}),
  }: Page = {},
): { reads: Map<string, Promise<unknown>>; route: EarlyRoute | undefined } {
  const { pathname, search } = new URL(address, 'http://site');
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('earlyReads', undefined);
  try {
    const route = earlyReader({ database, apiKey: 'a key' })(routes);
    return { reads: globalThis.earlyReads!, route };
  } finally {
    vi.unstubAllGlobals();
  }
}
