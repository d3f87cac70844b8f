import type { IncomingMessage } from 'node:http';

/** All local servers listen here, where only programs of this machine can connect. */
export const LOOPBACK = '127.0.0.1';

/** Any port of this machine; a name that someone's DNS could point here is not among them. */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether the request was sent to this machine by one of its own names, or to the address that the server was opened on. */
export function isOwnHost({ headers: { host = '' } }: IncomingMessage, address = LOOPBACK): boolean {
  return LOOPBACK_HOST.test(host) || host.replace(/:\d+$/, '') === address;
}
