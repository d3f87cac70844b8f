import type { ServerResponse } from 'node:http';
import type { Answer } from '../../../shared/tools/production/network.ts';
import { CONDITIONS, damagedHeaders, DAMAGES, type Damage } from './damagingSite.ts';

export interface DamagingAnswers {
  /** Puts itself before an answer of the production network. */
  around(answer: Answer): Answer;
  /** The next response for this URL comes damaged; those after it are whole. */
  damageOnce(url: string, damage: Damage): void;
  /** The URLs whose damaged response has been sent since then. */
  damaged(): string[];
}

/** Damages files of any origin, known by their whole URL. */
export function damagingAnswers(): DamagingAnswers {
  let waiting: { url: string; damage: Damage } | undefined;
  let damaged: string[] = [];
  return {
    around: (answer) => (request, response) => {
      const url = `https://${request.headers.host}${request.url}`;
      if (request.method === 'GET' && waiting?.url === url) {
        for (const name of CONDITIONS) delete request.headers[name];
        damageResponse(response, waiting.damage);
        damaged.push(url);
        waiting = undefined;
      }
      return answer(request, response);
    },
    damageOnce: (url, damage) => {
      waiting = { url, damage };
      damaged = [];
    },
    damaged: () => damaged,
  };
}

/** Collects what is written to the response, and sends it damaged when all of it is there. */
function damageResponse(response: ServerResponse, damage: Damage): void {
  const chunks: Buffer[] = [];
  const send = response.end.bind(response) as (body: Uint8Array) => ServerResponse;
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  response.write = (chunk: unknown) => {
    collect(chunk);
    return true;
  };
  response.end = (chunk?: unknown) => {
    collect(chunk);
    const body = DAMAGES[damage](Buffer.concat(chunks));
    const headers = damagedHeaders(response.getHeaders(), damage);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(200, { ...headers, 'content-length': body.length });
    return send(body);
  };
}
