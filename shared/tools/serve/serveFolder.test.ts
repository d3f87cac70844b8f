import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '@remotes-kit/release/startServer';
import { reservePorts } from '../ports/reservePorts.ts';
import { serveFolder } from './serveFolder.ts';

let url: string;
let folder: string;
let remoteUrl: string;
let served: RunningServer[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>landing page');
  writeFileSync(join(folder, 'frame.html'), '<!doctype html>shell');
  writeFileSync(join(folder, 'assets/app-12345678.js'), 'export {}'.padEnd(4_000, ';'));
  const ports = await reservePorts();
  url = `http://localhost:${ports.shell}`;
  remoteUrl = `http://localhost:${ports.feed}`;
  served = [
    await serveFolder({ folder, port: ports.shell, isApp: true }),
    await serveFolder({ folder, port: ports.feed, allowOrigin: 'http://localhost:1' }),
  ];
});
afterAll(() => Promise.all(served.map((server) => server.stop())));

test('a page that is no file: the shell, without caching', async () => {
  const response = await fetch(`${url}/level/categories`);
  expect(await response.text()).toContain('shell');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/', '/home', '/home?from=ad'])('%s is the landing page’s own document', async (path) => {
  expect(await (await fetch(url + path)).text()).toContain('landing page');
});

test.each(['/assets/gone-12345678.js', '/mfe-feed/1/assets/remoteEntry-a.js', '/remotes.json', '/favicon.ico'])(
  '%s is missing: a real 404, never the shell',
  async (path) => {
    expect((await fetch(url + path)).status).toBe(404);
  },
);

test('a hashed file is compressed, cached for ever, and allowed to the shell’s origin', async () => {
  const { headers } = await fetch(`${remoteUrl}/assets/app-12345678.js`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-encoding')).toMatch(/br|gzip/);
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:1');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])(
  'a script for a browser that takes %s is sent as %s: the same file, of the same version',
  async (accepted, encoding) => {
    const path = '/assets/app-12345678.js';
    const { headers, body } = await requested(path, accepted);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: (await requested(path, 'identity')).headers.etag });
    expect(headers['content-encoding']).toBe(encoding);
    const decoded = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(decoded.toString()).toBe('export {}'.padEnd(4_000, ';'));
    if (encoding !== 'gzip') expect(headers['content-length']).toBe(String(body.length));
  },
);

test('a small file is sent as it is', async () =>
  expect((await requested('/index.html', 'br')).headers).not.toHaveProperty('content-encoding'));

/** Without the decoding that fetch does. */
async function requested(path: string, accepted: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const sent = request(url + path, { headers: { 'Accept-Encoding': accepted } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { headers: response.headers, body: await buffer(response) };
}

test('a retry path has the same files', async () => {
  expect((await fetch(`${url}/_r1/assets/app-12345678.js`)).status).toBe(200);
  expect((await fetch(`${url}/_r1/assets/gone.js`)).status).toBe(404);
});

test('a file that a browser has is not sent again', async () => {
  const file = `${url}/assets/app-12345678.js`;
  const etag = (await fetch(file)).headers.get('etag')!;
  expect((await fetch(file, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('headers that are cut: no page without its policy, and the server goes on', async () => {
  mkdirSync(join(folder, '.site'));
  writeFileSync(join(folder, '.site/headers.json'), '{ "page": { "Content-');
  expect((await fetch(`${url}/feed`)).status).toBe(503);
  rmSync(join(folder, '.site'), { recursive: true });
  expect((await fetch(`${url}/feed`)).status).toBe(200);
});
