import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaults } from './faults.ts';
import { invalid, RequestError, type RequestHandler, type ServerRequest } from './request.ts';

interface RequestServerOptions {
  /** 0 finds a free one. */
  readonly port: number;
  /** The origins whose pages are served. Requests without an Origin (Node, curl) are always served. */
  readonly origins: readonly string[];
  readonly handle: RequestHandler;
}

/** Firestore refuses larger requests too. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Any port of this machine; a name that someone's DNS could point here is not among them. */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** Chromium caches a preflight for two hours at most. */
const PREFLIGHT_MAX_AGE_SECONDS = 7200;

/** Opens an HTTP server on loopback. Rejects when the port is in use. */
export async function startRequestServer({ port, origins, handle }: RequestServerOptions) {
  const faults = createFaults();
  const server = createServer(async (incoming, response) => {
    try {
      checkSender(incoming, origins);
      allowOrigin(incoming, response);
      if (incoming.method === 'OPTIONS') return sendPreflight(incoming, response);
      const request = await readRequest(incoming);
      if (faults.isSwitch(incoming, request)) return sendJson(response, 200, faults.configure(request));
      if (await faults.apply(request, response)) return;
      sendJson(response, 200, handle(request));
    } catch (error) {
      if (incoming.errored) return; // the page closed the connection while it was still sending
      const isExpected = error instanceof RequestError;
      if (!isExpected) console.error(error);
      const failure = isExpected ? error : new RequestError('INTERNAL', String(error));
      sendJson(response, failure.httpStatus, failure);
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Accepts loopback hosts only, and pages of the known origins only: `Bearer owner` would open the database to every
 * page in the developer's browser otherwise. Throws PERMISSION_DENIED.
 */
function checkSender({ headers }: IncomingMessage, origins: readonly string[]): void {
  if (!LOOPBACK_HOST.test(headers.host ?? ''))
    throw new RequestError('PERMISSION_DENIED', 'Only loopback hosts are served.');
  if (headers.origin !== undefined && !origins.includes(headers.origin))
    throw new RequestError('PERMISSION_DENIED', `The origin ${headers.origin} is not one of the site's.`);
}

/** Call after `checkSender`: an origin that it accepted may read the response. */
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

function sendJson(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(content));
}

async function readRequest(incoming: IncomingMessage): Promise<ServerRequest> {
  const body = await readBody(incoming);
  return {
    method: incoming.method ?? 'GET',
    path: decodePath(incoming.url ?? '/'),
    authorization: incoming.headers.authorization,
    body,
    json: () => parseJson(body),
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk); // the rest is read all the same: the client then reads the error
  }
  if (bytes > MAX_BODY_BYTES) throw invalid('Request payload size exceeds the limit.');
  return Buffer.concat(chunks).toString();
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
