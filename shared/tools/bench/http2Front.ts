import { request, Agent } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '@remotes-kit/release/hosts';
import type { Certificate } from '@remotes-kit/release/certificate';

/** Headers of one connection, which HTTP/2 does not have (RFC 9113, 8.2.2). */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

export interface Http2Front {
  port: number;
  stop(): Promise<void>;
}

/** HTTP/2 with TLS in front of a server of this machine, which is sent the same requests over HTTP/1.1. */
export async function startHttp2Front(nearPort: number, { key, cert }: Certificate): Promise<Http2Front> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert }, (far, response) => forward(far, response, nearPort, agent));
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => {}); // the browser has left
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, LOOPBACK, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const session of sessions) session.destroy();
      agent.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function forward(far: Http2ServerRequest, response: Http2ServerResponse, port: number, agent: Agent): void {
  const sent = Object.entries(far.headers).filter(([name]) => !name.startsWith(':'));
  // Its own name for itself: the servers of this machine serve no other.
  const headers = { ...Object.fromEntries(sent), host: `localhost:${port}` };
  const near = request({ host: LOOPBACK, port, agent, method: far.method, path: far.url, headers }, (incoming) => {
    const received = Object.entries(incoming.headers).filter(([name]) => !OF_CONNECTION.has(name));
    response.writeHead(incoming.statusCode!, Object.fromEntries(received));
    incoming.pipe(response);
  });
  near.on('error', () => response.stream.close());
  response.stream.on('error', () => near.destroy());
  response.once('close', () => near.destroy());
  far.pipe(near);
}
