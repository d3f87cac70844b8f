import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaults, type Faults } from './faults.ts';
import { invalid, RequestError } from './requestError.ts';
import type { RequestHandler, ServerRequest } from './request.ts';
import { allowOrigin, answerPreflight, checkSender } from './sender.ts';

export interface RequestServer {
  readonly port: number;
  close(): Promise<void>;
}

export interface RequestServerOptions {
  /** 0 finds a free one. */
  readonly port: number;
  /** The origins whose pages may ask. Requests without an Origin (Node, curl) are always answered. */
  readonly origins: readonly string[];
  readonly handle: RequestHandler;
}

/** Firestore refuses larger requests too. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Opens an HTTP server on loopback. Rejects when the port is in use. */
export async function startRequestServer({ port, origins, handle }: RequestServerOptions): Promise<RequestServer> {
  const faults = createFaults();
  const server = createServer((request, response) => {
    void serve(request, response, { origins, handle, faults });
  });
  await listen(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface RequestHandling {
  readonly origins: readonly string[];
  readonly handle: RequestHandler;
  readonly faults: Faults;
}

async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  { origins, handle, faults }: RequestHandling,
): Promise<void> {
  try {
    checkSender(incoming, origins);
    allowOrigin(incoming, response);
    if (incoming.method === 'OPTIONS') return answerPreflight(incoming, response);
    const request = await readRequest(incoming);
    if (faults.isSwitch(incoming, request)) return sendJson(response, 200, faults.configure(request));
    if (await faults.apply(request, response)) return;
    sendJson(response, 200, handle(request));
  } catch (error) {
    if (incoming.errored) return; // the page went away while it was still sending
    const isExpected = error instanceof RequestError;
    if (!isExpected) console.error(error);
    const failure = isExpected ? error : new RequestError('INTERNAL', String(error));
    sendJson(response, failure.httpStatus, failure);
  }
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
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk); // the rest is read all the same, so that the answer finds its way
  }
  if (bytes > MAX_BODY_BYTES) throw invalid('Request payload size exceeds the limit.');
  return Buffer.concat(chunks).toString();
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
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

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
