import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '../../../contracts/isRecord.ts';
import { TOKEN_VARIABLE } from './target.ts';

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
    const hint = status === 401 ? `: the token in ${TOKEN_VARIABLE} is not valid, or no longer` : '';
    super(`${new URL(url).host} refused (${status} ${word})${hint}`);
  }
}

/** Sends a request as the owner, with a JSON body where one is given. Returns the JSON of the response. Throws RefusedError, and where the host cannot be reached. */
export async function requestJson(url: string, token: string, body?: object): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const failure = await send(url, token, body).catch((error: unknown) => error as Error);
    if (!(failure instanceof Error)) return failure.json;
    const isRefused = failure instanceof RefusedError;
    const isBusy = !isRefused || failure.status === 429 || failure.status === 503;
    if (!isBusy || (isRefused && attempt === ATTEMPTS)) throw failure;
    if (attempt === ATTEMPTS) throw new Error(`${new URL(url).host} cannot be reached`, { cause: failure });
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
