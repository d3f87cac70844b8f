import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '@remotes-kit/release/readBody';
import { startServer, type RunningServer } from '@remotes-kit/release/startServer';
import { createFaults } from './faults.ts';
import { invalid, RequestError, type RequestHandler, type ServerRequest } from './request.ts';

interface RequestServerOptions {
  /** 0 finds a free one. */
  readonly port: number;
  /** The origins whose pages are served. Requests without an Origin (Node, curl) are always served. */
  readonly origins: readonly string[];
  readonly handle: RequestHandler;
  /** An address of this machine; absent: loopback. */
  readonly address?: string;
  /** True when Node may make requests fail over `/__faults`: in tests only. */
  readonly hasFaults?: boolean;
}

/** Firestore refuses larger requests too. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Chromium caches a preflight for two hours at most. */
const PREFLIGHT_MAX_AGE_SECONDS = 7200;

/** Opens an HTTP server for requests of Google's REST form. Rejects when the port is in use. */
export async function startRequestServer(options: RequestServerOptions): Promise<RunningServer> {
  const { port, origins, handle, address, hasFaults } = options;
  const faults = hasFaults ? createFaults() : undefined;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    checkOrigin(incoming, origins);
    allowOrigin(incoming, response);
    if (incoming.method === 'OPTIONS') return sendPreflight(incoming, response);
    const request = await readRequest(incoming);
    if (!request) return void response.writeHead(413, { 'content-type': 'text/plain' }).end();
    if (faults?.isSwitch(incoming, request)) return sendJson(response, 200, faults.configure(request));
    if (await faults?.apply(request, response)) return;
    sendJson(response, 200, handle(request));
  }

  return startServer({
    port,
    address,
    handle: (incoming, response) =>
      answer(incoming, response).catch((error: unknown) => {
        if (incoming.errored || response.headersSent) throw error;
        const isExpected = error instanceof RequestError;
        if (!isExpected) console.error(error);
        const failure = isExpected ? error : new RequestError('INTERNAL', String(error));
        sendJson(response, failure.httpStatus, failure);
      }),
  });
}

/**
 * Accepts pages of the known origins only: `Bearer owner` would open the database to every page in the developer's browser
 * otherwise. Throws PERMISSION_DENIED.
 */
function checkOrigin({ headers }: IncomingMessage, origins: readonly string[]): void {
  if (headers.origin !== undefined && !origins.includes(headers.origin))
    throw new RequestError('PERMISSION_DENIED', `The origin ${headers.origin} is not one of the site's.`);
}

/** Call after `checkOrigin`: an origin that it accepted may read the response. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin');
  if (headers.origin !== undefined) response.setHeader('access-control-allow-origin', headers.origin);
}

function sendPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
  response.setHeader('access-control-max-age', PREFLIGHT_MAX_AGE_SECONDS);
  response.writeHead(204).end();
}

/** Throws before anything is sent where the content is nested too deeply for JSON. */
function sendJson(response: ServerResponse, status: number, content: unknown): void {
  const body = JSON.stringify(content);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body);
}

/** Undefined for a request that is too large. */
async function readRequest(incoming: IncomingMessage): Promise<ServerRequest | undefined> {
  const body = (await readBody(incoming, MAX_BODY_BYTES))?.toString();
  if (body === undefined) return undefined;
  return {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    path: decodePath(incoming.url ?? '/'),
    authorization: incoming.headers.authorization,
    contentType: incoming.headers['content-type'],
    address: incoming.socket.remoteAddress ?? '',
    body,
    json: () => parseJson(body),
  };
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0]!);
  } catch {
    throw invalid('Invalid path.');
  }
}

function parseJson(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    throw invalid('Invalid JSON payload received.');
  }
}
