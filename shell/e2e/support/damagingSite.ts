import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { reservePorts } from '../../../shared/tools/ports/reservePorts.ts';
import { serveFolder } from '../../../shared/tools/serve/serveFolder.ts';
import type { Site } from '../../../shared/tools/serve/startSite.ts';

/** Damages of a response with status 200, its other headers those of the whole file. */
export const DAMAGES = {
  truncated: (body: Buffer) => body.subarray(0, body.length / 2),
  altered: (body: Buffer) => body.map((byte, index) => (index === body.length >> 1 ? byte ^ 1 : byte)),
  empty: () => Buffer.alloc(0),
  HTML: () => Buffer.from('<!doctype html><title>WiFi</title><p>Please log in</p>'),
} satisfies Record<string, (body: Buffer) => Uint8Array>;

/** The headers of a request whose response might be no whole file. */
export const CONDITIONS = ['if-none-match', 'if-modified-since', 'accept-encoding'];

export type Damage = keyof typeof DAMAGES;

export interface DamagingSite {
  /** The next response for each of these paths comes damaged; those after it are whole. */
  damageOnce(damages: ReadonlyMap<string, Damage>): void;
  /** The paths whose damaged response has been sent since then. */
  damaged(): string[];
  /** Every path requested since then. */
  requested(): string[];
  stop(): Promise<void>;
}

/** Puts itself before the server of a site. */
export async function damagingSite(site: Site): Promise<DamagingSite> {
  const shell = { folder: site.out, port: site.ports.shell, isApp: true };
  await site.servers.get('shell')!.stop();
  const damaging = await damagingFolder(shell.folder, shell.port);
  const stop = async () => {
    await damaging.stop();
    site.servers.set('shell', await serveFolder(shell));
  };
  return { ...damaging, stop };
}

/**
 * Serves a composed site, whichever: that of `npm start`, or one that was composed to be deployed. Unlike `page.route` it leaves
 * the browser's HTTP cache on, and also gets what the service worker requests.
 */
export async function damagingFolder(folder: string, port: number): Promise<DamagingSite> {
  const { shell: innerPort } = await reservePorts();
  const inner = await serveFolder({ folder, port: innerPort, isApp: true });
  let waiting = new Map<string, Damage>();
  let damaged: string[] = [];
  let requested: string[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url!.split('?')[0]!;
    const damage = asked.method === 'GET' ? waiting.get(path) : undefined;
    requested.push(path);
    if (damage) {
      waiting.delete(path);
      damaged.push(path);
    }
    forward(asked, answer, innerPort, damage);
  });
  await once(server.listen(port), 'listening');
  return {
    damageOnce: (damages) => {
      waiting = new Map(damages);
      damaged = [];
      requested = [];
    },
    damaged: () => damaged,
    requested: () => requested,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await inner.stop();
    },
  };
}

function forward(asked: IncomingMessage, answer: ServerResponse, port: number, damage: Damage | undefined): void {
  const headers = damage
    ? Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !CONDITIONS.includes(name)))
    : asked.headers;
  const forwarded = request({ port, path: asked.url, method: asked.method, headers }, (response) => {
    if (!damage) return void response.pipe(answer.writeHead(response.statusCode!, response.headers));
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const body = DAMAGES[damage](Buffer.concat(chunks));
      answer.writeHead(200, { ...damagedHeaders(response.headers, damage), 'content-length': body.length }).end(body);
    });
  });
  forwarded.on('error', () => answer.destroy());
  asked.pipe(forwarded);
}

/** Only a file that was cut has the tag of the whole one: a portal does not know it, and a server makes it from the bytes. */
export function damagedHeaders(headers: OutgoingHttpHeaders, damage: Damage): OutgoingHttpHeaders {
  const { etag, 'last-modified': modified, 'transfer-encoding': _, ...others } = headers;
  const ofWhole = damage === 'truncated' && { etag, 'last-modified': modified };
  return { ...others, ...ofWhole, ...(damage === 'HTML' && { 'content-type': 'text/html' }) };
}
