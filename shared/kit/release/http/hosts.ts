import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';

/** All local servers listen here, where only programs of this machine can connect. */
export const LOOPBACK = '127.0.0.1';

/** Any port of this machine; a name that someone's DNS could point here is not among them. */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** True where the request was sent to one of this machine's own names, or to the address that the server was opened on. */
export function isOwnHost({ headers: { host = '' } }: IncomingMessage, address: string): boolean {
  return LOOPBACK_HOST.test(host) || host.replace(/:\d+$/, '') === address;
}

/** Throws, naming the addresses that there are, where this is none of this machine's in a network. */
export function assertOwnAddress(address: string): void {
  const own = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map((found) => found.address),
  );
  if (!own.includes(address))
    throw new Error(`--host takes an address of this machine in a network: ${own.join(', ') || 'it has none'}`);
}
