import { createServer as createProxy, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { selfSignedCertificate } from '@remotes-kit/release/certificate';
import { LOOPBACK } from '@remotes-kit/release/hosts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A network in which every https address is answered by this machine. */
export interface Network {
  /** host:port of the proxy through which a browser is in it. */
  proxy: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`; the other engines take any certificate when told to. */
  spkiHash: string;
  /** The hosts that something asked for and nobody answers. */
  unanswered: ReadonlySet<string>;
  /** From now on nothing is reached, or all is again: for any engine, while the browser thinks that it has a network. */
  setCut(isCut: boolean): void;
  stop(): Promise<void>;
}

/**
 * A proxy that browsers reach every https address through, and the servers behind them, by host. It is the one way that
 * all engines, and the workers in them, can be told to look for Google's addresses here.
 */
export async function startNetwork(answerOf: (host: string) => Answer | undefined): Promise<Network> {
  const { key, cert, spkiHash } = selfSignedCertificate();
  const unanswered = new Set<string>();
  const sockets = new Set<Duplex>();
  let isCut = false;
  const secure = createSecureServer({ key, cert }, async (request, response) => {
    try {
      await answerOf(hostOf(request.headers.host))!(request, response);
    } catch (error) {
      if (!request.errored) console.error(error);
      response.destroy();
    }
  });
  secure.on('tlsClientError', () => {}); // the browser has left
  const proxy = createProxy((_, response) => response.writeHead(502).end()); // nothing of a site is without https
  proxy.on('connect', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {});
    if (!answerOf(hostOf(url))) {
      unanswered.add(hostOf(url));
      return void socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    }
    if (isCut) return void socket.destroy(); // WebKit takes a proxy's answer for the site's
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    secure.emit('connection', socket);
  });
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve, reject) => proxy.once('error', reject).listen(0, LOOPBACK, resolve));
  return {
    proxy: `${LOOPBACK}:${(proxy.address() as AddressInfo).port}`,
    spkiHash,
    unanswered,
    setCut: (cut) => {
      isCut = cut;
      if (cut) closeAll();
    },
    stop: async () => {
      closeAll();
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}

const hostOf = (text = ''): string => text.replace(/:\d+$/, '');
