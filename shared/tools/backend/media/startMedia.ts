import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { countriesAnswer } from '../countries/countriesAnswer.ts';
import { flagImage } from '../countries/flagImage.ts';
import { clearFaults, faultOf, setFault } from './faults.ts';
import { fileOf } from './fileOf.ts';
import { sendFile } from './sendFile.ts';

export interface MediaOptions {
  port: number;
  /** Who may read across origins; '*' in tests. */
  origins: readonly string[] | '*';
}

/** The local image, stream, countries and flag services, with the URL shapes of §7. */
export async function startMedia({ port, origins }: MediaOptions): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    allow(request, response, origins);
    void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  if (path === '/__faults' && request.method === 'PUT') return setFault(request, response);
  if (path === '/__faults' && request.method === 'DELETE') return clearFaults(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  const fault = faultOf(path);
  if (fault === 'hang') return;
  if (fault === 'html')
    return void response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end('<!doctype html><p>Sign in to the network</p>');
  if (fault === '404' || fault === '500') return void response.writeHead(Number(fault)).end();
  if (path === '/v3.1/all')
    return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(countriesAnswer());
  const flag = flagImage(/^\/flags\/([a-z]{2})\.svg$/.exec(path)?.[1] ?? '');
  if (flag) return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(flag);
  const file = fileOf(path);
  if (!file) return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  await sendFile(request, response, file, fault === 'corrupt');
}

function pathOf(request: IncomingMessage): string {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return '/'; // a URL that cannot be decoded names nothing here
  }
}

function allow(request: IncomingMessage, response: ServerResponse, origins: MediaOptions['origins']): void {
  const { origin } = request.headers;
  const isAllowed = origins === '*' || (origin !== undefined && origins.includes(origin));
  response.setHeader('Vary', 'Origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (!isAllowed || !origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Headers', 'Range');
  response.setHeader('Access-Control-Expose-Headers', 'Content-Length, Content-Range, Accept-Ranges');
  response.setHeader('Access-Control-Max-Age', '86400');
  response.setHeader('Timing-Allow-Origin', origin);
}
