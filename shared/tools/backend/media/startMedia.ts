import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { startServer, type RunningServer } from '@remotes-kit/release/startServer';
import { createFaults, FAULTS_PATH, type Faults } from './faults.ts';

interface MediaOptions {
  port: number;
  /** The origins whose pages may read the files; '*' in tests. */
  origins: readonly string[] | '*';
  /** An address of this machine; absent: loopback. */
  address?: string;
  /** True when Node may make files fail over `/__faults`: in tests only. */
  hasFaults?: boolean;
}

/** The files that the server serves: the studio renders images and streams (shared/tools/studio); flags are simplified. */
export const FILES = join(import.meta.dirname, 'files');

/** The URLs of §7 and the files behind them; there are no others. */
const FILE_OF_URL: readonly (readonly [url: RegExp, file: string])[] = [
  [/^\/bazaar\/([\w.-]+)\/public$/, '/images/$1.public.webp'],
  [/^\/bazaar\/([\w.-]+)\/w=400,h=300,fit=cover$/, '/images/$1.w400.webp'],
  [/^\/([\w-]+\/manifest\/[\w-]+(?:\.\w+)?\.(?:m3u8|mp4|vtt))$/, '/streams/$1'],
  [/^\/flags\/([a-z]{2}\.svg)$/, '/flags/$1'],
  [/^\/v3\.1\/all$/, '/countries.json'],
];

const sendFile = sirv(FILES, {
  extensions: [],
  setHeaders(response, file) {
    response.setHeader('Accept-Ranges', 'bytes');
    if (file.endsWith('.m3u8')) response.setHeader('Content-Type', 'application/vnd.apple.mpegurl'); // sirv knows none
    // The files that a manifest names never change; the manifest may, and so may flags and countries.
    const isImmutable = /\.(webp|mp4|vtt)$/.test(file);
    response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

/** The local image, stream, countries and flag services, with the URL shapes of §7. */
export async function startMedia({ port, origins, address, hasFaults }: MediaOptions): Promise<RunningServer> {
  const faults = hasFaults ? createFaults() : undefined;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    allowOrigin(request, response, origins);
    return serve(request, response, faults);
  };
  return startServer({ port, address, handle });
}

async function serve(request: IncomingMessage, response: ServerResponse, faults?: Faults): Promise<void> {
  const { method, headers } = request;
  const path = pathOf(request);
  if (faults && path === FAULTS_PATH) return faults.configure(request, response);
  if (method === 'OPTIONS') return void response.writeHead(204).end();
  if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405).end();

  const fault = faults?.faultOf(path);
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
  // sirv leaves the file open when the client closes the connection, and a file that cannot be opened ends the process.
  response.once('pipe', (body: Readable) => {
    response.once('close', () => body.destroy());
    body.once('error', () => response.destroy());
  });
  sendFile(request, response, () => sendNotFound(response));
}

/**
 * True when sirv reads the range rightly; sirv throws at numbers that are no file's. RFC 9110 lets a server ignore any other
 * form and send the whole file.
 */
export function isPlainRange(range = ''): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
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
