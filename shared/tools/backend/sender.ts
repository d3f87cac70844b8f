import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from './requestError.ts';

/** Any port of this machine; a name that someone's DNS could point here is not among them. */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Chromium keeps a preflight for two hours at most. */
const PREFLIGHT_MAX_AGE_SECONDS = 7200;

/**
 * Lets in loopback hosts, and pages of the known origins only: `Bearer owner` would open the database to every
 * page in the developer's browser otherwise. Throws PERMISSION_DENIED.
 */
export function checkSender({ headers }: IncomingMessage, origins: readonly string[]): void {
  if (!LOOPBACK_HOST.test(headers.host ?? ''))
    throw new RequestError('PERMISSION_DENIED', 'Only loopback hosts are served.');
  if (headers.origin !== undefined && !origins.includes(headers.origin)) {
    throw new RequestError('PERMISSION_DENIED', `The origin ${headers.origin} is not one of the site's.`);
  }
}

/** Call after `checkSender`: what it let in may read the answer. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'Origin');
  if (headers.origin !== undefined) response.setHeader('access-control-allow-origin', headers.origin);
}

export function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
  response.setHeader('access-control-max-age', PREFLIGHT_MAX_AGE_SECONDS);
  response.writeHead(204).end();
}
