import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import compression from 'compression';
import sirv from 'sirv';
import { documentOf, REMOTES } from '../../contracts/remotes.ts';
import { FRAME_DOCUMENT, HOME_PATHS } from '../build/documents.ts';
import { headersFile } from '../compose/siteFolder.ts';
import { REPORTS_PATH, takeReports } from '../reports/reportIntake.ts';
import { reportsFolder } from '../reports/reportFile.ts';
import { cacheControlOf, remoteHeaders, SHELL_HEADERS, type Headers } from '../compose/headers.ts';

export interface Serving {
  folder: string;
  port: number;
  /** Serve the shell's documents for pages: its routes are not files. */
  isApp?: boolean;
  /** Origins that may load modules from here: for remotes on origins of their own. */
  allowOrigin?: string;
}

export interface Served {
  stop(): Promise<void>;
}

/** Folders of files. */
const FOLDERS = Object.values(REMOTES).map(({ folder }) => folder);
const FILES = new RegExp(`^/(assets|${FOLDERS.join('|')})/`);

/** Serves a folder as production would: compressed, real 404s, immutable hashed files, retry path. */
export async function serveFolder({ folder, port, isApp = false, allowOrigin }: Serving): Promise<Served> {
  const compress = compression();
  const headersOfAll = allowOrigin ? remoteHeaders(allowOrigin) : SHELL_HEADERS;
  const files = sirv(folder, {
    dev: true, // looks at the disk every time: a release beside a running server must show
    etag: true,
    single: isApp && FRAME_DOCUMENT,
    ignores: [FILES, /\.\w+$/], // a missing file is a 404, never a document
    setHeaders: (response, pathname) =>
      setAll(response, { ...headersOfAll, 'Cache-Control': cacheControlOf(pathname) }),
  });
  const server = createServer((request, response) => {
    request.url = withoutRetryPath(request.url ?? '/');
    const { pathname } = new URL(request.url, 'http://localhost');
    if (isApp && pathname === REPORTS_PATH) return void takeReports(request, response, reportsFolder(folder));
    if (isApp && HOME_PATHS.includes(pathname)) request.url = '/';
    if (isApp && isDocument(pathname)) setAll(response, documentHeadersIn(folder, pathname));
    compress(request as never, response as never, () =>
      files(request, response, () => notFound(response, headersOfAll)),
    );
  });
  await once(server.listen(port), 'listening');
  return { stop: () => stop(server) };
}

/** `/_r1/x` is `/x` under a URL that the page has not failed on (docs/decisions/003). */
const withoutRetryPath = (url: string) => url.replace(/^\/_r\d+\//, '/');

/** Pages are what has no ending, and the two documents themselves. */
const isDocument = (pathname: string) => !/\.\w+$/.test(pathname) || /^\/(index|frame)\.html$/.test(pathname);

/** The policy that was written with the documents: it changes with every release. */
function documentHeadersIn(folder: string, pathname: string): Headers {
  const file = headersFile(folder);
  if (!existsSync(file)) return {};
  const documents = JSON.parse(readFileSync(file, 'utf8')) as { page: Headers; signIn: Headers };
  return documents[documentOf(pathname)];
}

function setAll(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function notFound(response: ServerResponse, headers: Headers): void {
  setAll(response, { ...headers, 'Cache-Control': 'no-cache' });
  response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
