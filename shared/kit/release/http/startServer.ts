import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isOwnHost, LOOPBACK } from './hosts.ts';

interface ServerOptions {
  /** 0 finds a free one. */
  port: number;
  /** An address of this machine. Absent: only this machine itself can connect. */
  address?: string;
  handle: (request: IncomingMessage, response: ServerResponse) => unknown;
}

export interface RunningServer {
  readonly port: number;
  /** Ends all connections. */
  stop(): Promise<void>;
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** Not in the spec: so long a request may take to arrive. The largest takes less than a second on one machine. */
const REQUEST_TIMEOUT_MS = 60_000;
/**
 * A connection without a request is left open until its client or `stop` ends it: Node would end it after five seconds, just when a
 * client that was busy sends its next request, which fails then with ECONNRESET.
 */
const OPTIONS = { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: 0 };

const inWords = (error: NodeJS.ErrnoException, port: number) =>
  error.code === 'EADDRINUSE'
    ? Object.assign(new Error(`The port ${port} is in use (EADDRINUSE).`), { code: error.code })
    : error;

/**
 * Starts an HTTP server on this machine. An error of `handle` ends no more than its own connection. Rejects
 * when the port is in use.
 */
export async function startServer({ port, address = LOOPBACK, handle }: ServerOptions): Promise<RunningServer> {
  const server = createServer(OPTIONS, async (request, response) => {
    try {
      // A page whose name somebody's DNS points at this machine is of the server's own origin for a browser.
      if (isOwnHost(request, address)) await handle(request, response);
      else response.writeHead(403, PLAIN).end('Only this machine’s own names are served');
    } catch (error) {
      if (!request.errored) console.error(error); // else the visitor left while the request was still being sent
      if (response.headersSent) response.destroy();
      else response.writeHead(500, PLAIN).end('Internal error');
    }
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', (error) => reject(inWords(error, port))).listen(port, address, resolve),
  );
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
