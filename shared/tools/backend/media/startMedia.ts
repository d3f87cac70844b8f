import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { clearFaults, faultOf, setFault } from './faults.ts';

interface MediaOptions {
  port: number;
  /** Who may read across origins; '*' in tests. */
  origins: readonly string[] | '*';
}

/** What the server serves: the studio renders images and streams (shared/tools/studio); flags are simplified. */
export const FILES = join(import.meta.dirname, 'files');

/** The URLs of §7 and the files behind them; there are no others. */
const FILE_OF_URL: readonly (readonly [url: RegExp, file: string])[] = [
  [/^\/bazaar\/([\w.-]+)\/public$/, '/images/$1.public.webp'],
  [/^\/bazaar\/([\w.-]+)\/w=400,h=300,fit=cover$/, '/images/$1.w400.webp'],
  [/^\/([\w-]+\/manifest\/[\w-]+\.(?:m3u8|mp4|vtt))$/, '/streams/$1'],
  [/^\/flags\/([a-z]{2}\.svg)$/, '/flags/$1'],
  [/^\/v3\.1\/all$/, '/countries.json'],
];

const sendFile = sirv(FILES, {
  extensions: [],
  setHeaders(response, file) {
    response.setHeader('Accept-Ranges', 'bytes');
    if (file.endsWith('.m3u8')) response.setHeader('Content-Type', 'application/vnd.apple.mpegurl'); // sirv knows none
    // What a manifest names never changes; the manifest may, and so may flags and countries.
    const isImmutable = /\.(webp|mp4|vtt)$/.test(file);
    response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

/** The local image, stream, countries and flag services, with the URL shapes of §7. */
export async function startMedia({ port, origins }: MediaOptions): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    allowOrigin(request, response, origins);
    void serve(request, response);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers } = request;
  const path = pathOf(request);
  if (method === 'OPTIONS') return void response.writeHead(204).end();
  if (path === '/__faults' && method === 'PUT') return setFault(request, response);
  if (path === '/__faults' && method === 'DELETE') return clearFaults(response);
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end();

  const fault = faultOf(path);
  if (fault === 'hang') return;
  if (fault === 'html')
    return void response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><p>Sign in to the network</p>');
  if (fault === '404' || fault === '500') return void response.writeHead(Number(fault)).end();
  if (fault === 'corrupt') invertBody(response);

  const [url, file] = FILE_OF_URL.find(([pattern]) => pattern.test(path)) ?? [];
  if (!url) return sendNotFound(response);
  request.url = path.replace(url, file!);
  if (!isPlainRange(headers.range)) delete headers.range;
  // sirv leaves the file open when the client closes the connection.
  response.once('pipe', (body: Readable) => response.once('close', () => body.destroy()));
  sendFile(request, response, () => sendNotFound(response));
}

/** Whether sirv reads the range rightly. RFC 9110 lets a server ignore any other form and send the whole file. */
export function isPlainRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return first !== undefined && (last === '' || (Number(last) > 0 && Number(first) <= Number(last)));
}

/** For tests of the player. */
function invertBody(response: ServerResponse): void {
  const write = response.write.bind(response);
  response.write = (chunk: Buffer) => write(chunk.map((byte) => 255 - byte));
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return '/'; // a URL that cannot be decoded names nothing here
  }
}

function allowOrigin(request: IncomingMessage, response: ServerResponse, origins: MediaOptions['origins']): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (!origin || (origins !== '*' && !origins.includes(origin))) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Headers', 'Range');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Length, Content-Range, Accept-Ranges');
  response.setHeader('Access-Control-Max-Age', '86400');
  response.setHeader('Timing-Allow-Origin', origin);
}
