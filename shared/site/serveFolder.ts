import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import sirv from 'sirv';
import { FRAME_DOCUMENT, HOME_PATHS } from '../vite/documents.ts';
import { cacheControlOf, SECURITY_HEADERS } from './headers.ts';

export interface Serving {
  folder: string;
  port: number;
  /** Answer pages with the shell's documents: its routes are not files. */
  isApp?: boolean;
  /** Origins that may load modules from here: for remotes on origins of their own. */
  allowOrigin?: string;
}

export interface Served {
  stop(): Promise<void>;
}

/** Serves a folder as production would: compressed, real 404s, immutable hashed files, retry lanes. */
export async function serveFolder({ folder, port, isApp = false, allowOrigin }: Serving): Promise<Served> {
  const compress = compression();
  const files = sirv(folder, {
    dev: true, // looks at the disk every time: a release beside a running server must show
    etag: true,
    single: isApp && FRAME_DOCUMENT,
    ignores: [/^\/(assets|mfe-[\w-]+)\//, /\.\w+$/], // a missing file is a 404, never a document
    setHeaders: (response, pathname) => setHeaders(response, pathname, allowOrigin),
  });
  const server = createServer((request, response) => {
    request.url = withoutLane(request.url ?? '/');
    if (isApp && HOME_PATHS.includes(new URL(request.url, 'http://localhost').pathname)) request.url = '/';
    compress(request as never, response as never, () => files(request, response, () => notFound(request, response, allowOrigin)));
  });
  await listen(server, port);
  return { stop: () => stop(server) };
}

/** `/_r2/mfe-feed/…` is `/mfe-feed/…` under a URL that the page has not failed on (shell/src/remotes/lane.ts). */
export const withoutLane = (url: string) => url.replace(/^\/_r\d+\//, '/');

function setHeaders(response: ServerResponse, pathname: string, allowOrigin: string | undefined): void {
  response.setHeader('Cache-Control', cacheControlOf(pathname));
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (!allowOrigin) return;
  response.setHeader('Access-Control-Allow-Origin', allowOrigin);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('Timing-Allow-Origin', allowOrigin);
}

function notFound(_request: IncomingMessage, response: ServerResponse, allowOrigin: string | undefined): void {
  setHeaders(response, '', allowOrigin);
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(port, () => resolve()));
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
