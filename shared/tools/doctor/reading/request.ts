import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '../../../contracts/isRecord.ts';

const DEADLINE_MS = 60_000;
/** So often a request is sent while the server is busy or cannot be reached. */
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1_000;

/** A request that was refused. Never with the server's text: that may hold values of a document. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly word: string,
    url: string,
  ) {
    super(`${new URL(url).host} refused (${status} ${word})`);
  }
}

/** Sends a request as the owner, with a JSON body where one is given. Returns the JSON of the response. Throws RefusedError. */
export async function requestJson(url: string, token: string, body?: object): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const failure = await send(url, token, body).catch((error: unknown) => error as Error);
    if (!(failure instanceof Error)) return failure.json;
    const isBusy = !(failure instanceof RefusedError) || failure.status === 429 || failure.status === 503;
    if (!isBusy || attempt === ATTEMPTS) throw failure;
    await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }
}

async function send(url: string, token: string, body?: object): Promise<{ json: unknown }> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { json };
  const error = isRecord(json) && isRecord(json.error) ? json.error : {};
  const word = typeof error.status === 'string' && /^[A-Z_]+$/.test(error.status) ? error.status : 'no reason';
  throw new RefusedError(response.status, word, url);
}
