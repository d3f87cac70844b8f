import type { IncomingMessage, ServerResponse } from 'node:http';
import superstatic from 'superstatic/lib/superstatic.js';

type Engine = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Hosting's plain engine over the folder that a deploy fills, by one site's part of the configuration that it writes. */
export function plainEngine(cwd: string, site: object): (request: IncomingMessage, response: ServerResponse) => void {
  const engine = superstatic({ cwd, config: JSON.stringify(site), fallthrough: false }) as unknown as Engine;
  return (request, response) =>
    engine(request, response, () => void response.writeHead(404, { 'Content-Type': 'text/plain' }).end());
}
