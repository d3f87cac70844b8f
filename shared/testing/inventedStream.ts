/** For browser tests: a stream of the test's own files, for the player and for `fetch`. */
import { vi } from 'vitest';
import type { EarlyRequest } from '../contracts/documentProtocol.ts';

const FOLDER = 'https://invented.example/stream/manifest/';

/** Absent: there is no such file. */
type Files = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;

/** The name that a request ends at, by the requested one. */
type Redirects = Readonly<Record<string, string>>;

/**
 * Returns the address of its `video.m3u8`. Until `vi.unstubAllGlobals`. The player's library gets the files as ones that the document has
 * requested early, whatever else is requested comes from the network. `requested` has the names, in order.
 */
export function inventStream(files: Files, redirects: Redirects = {}, requested: string[] = []): string {
  const respond = (url: string, [first = 0, last]: readonly number[] = []) => {
    const name = url.slice(FOLDER.length);
    requested.push(name);
    const finalName = redirects[name] ?? name;
    const file = files[finalName];
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : (file ?? new Uint8Array());
    const status = file === undefined ? 404 : last === undefined ? 200 : 206;
    return {
      url: FOLDER + finalName,
      status,
      bytes: bytes.slice(first, last === undefined ? undefined : last + 1).buffer,
    };
  };
  const early = (key: string): EarlyRequest | undefined => {
    if (!key.startsWith(FOLDER)) return undefined;
    const [url, range] = key.split(' ') as [string, string?];
    const response = { ...respond(url, range?.split('-').map(Number)), firstMs: 1, totalMs: 1 };
    return { response: Promise.resolve(response), cancel() {} };
  };
  vi.stubGlobal('earlyMedia', { get: early, delete: () => true, values: () => [] });
  const network = globalThis.fetch.bind(globalThis);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(FOLDER)) return network(input, init);
    const { url, status, bytes } = respond(address);
    return Object.defineProperty(new Response(bytes, { status }), 'url', { value: url });
  });
  return `${FOLDER}video.m3u8`;
}
