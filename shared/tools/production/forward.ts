import { Agent, request, type IncomingMessage } from 'node:http';
import { LOOPBACK } from '@remotes-kit/release/hosts';
import { readBody } from '@remotes-kit/release/readBody';
import type { Answer } from './network.ts';

/** The reason for which Google's service would refuse a request; undefined: it takes the request. */
export type Check = (request: IncomingMessage, body: string) => string | undefined;

interface Forwarding {
  port: number;
  /** Of the path at that server. */
  prefix?: string;
  check?: Check;
}

const MAX_BODY_BYTES = 10 * 1024 * 1024;
const agent = new Agent({ keepAlive: true });

/** The headers of an answer that any page may read, as of Google's services and of public media. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Content-Range, Accept-Ranges, Date',
  'timing-allow-origin': '*',
};

/** Answers with what a server of this machine answers; pages of every origin may read it. */
export const forwardTo =
  ({ port, prefix = '', check = () => undefined }: Forwarding): Answer =>
  async (far, response) => {
    // A server of this machine takes what comes without an origin.
    const { origin: _, host: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = far.headers;
    if (far.method === 'OPTIONS') return void response.writeHead(204, preflight(far)).end();
    const body = (await readBody(far, MAX_BODY_BYTES)) ?? Buffer.alloc(0);
    const problem = check(far, body.toString());
    if (problem) {
      const error = { code: 403, message: problem, status: 'PERMISSION_DENIED' };
      return void response
        .writeHead(403, { ...READABLE, 'content-type': 'application/json' })
        .end(JSON.stringify({ error }));
    }
    const near = request(
      { host: LOOPBACK, port, agent, method: far.method, path: prefix + far.url, headers },
      (incoming) => {
        response.writeHead(incoming.statusCode!, { ...incoming.headers, ...READABLE });
        incoming.pipe(response);
      },
    );
    near.on('error', () => response.destroy());
    response.once('close', () => near.destroy());
    near.end(body);
  };

const preflight = ({ headers }: IncomingMessage) => ({
  ...READABLE,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
});
