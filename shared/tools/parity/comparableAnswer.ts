import { asObject, asText, type JsonObject } from '../backend/json.ts';

/** What two backends must answer alike: the status, the error's name and the content without the clock. */
export interface ComparableAnswer {
  readonly status: number;
  readonly error?: unknown;
  readonly content?: unknown;
}

/** Sends a call as the owner and makes its answer comparable. */
export async function ask(
  port: number,
  parent: string,
  operation: string,
  body: JsonObject,
): Promise<ComparableAnswer> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/${encodeURI(parent)}:${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  if (!response.ok) return { status: response.status, error: errorOf(json) };
  const content = withoutClock(json);
  return { status: response.status, content: operation === 'batchGet' ? byName(content) : content };
}

/** The names are compared, not the sentences: these differ from one release of the emulator to the next. */
function errorOf(json: unknown): unknown {
  return asObject(asObject(Array.isArray(json) ? json[0] : json).error).status;
}

/** Times of the clock become a word; of a document's two, only whether they differ is kept. */
function withoutClock(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutClock);
  if (typeof json !== 'object' || json === null) return json;
  const {
    readTime: _readTime,
    done: _done,
    commitTime: _commitTime,
    createTime,
    updateTime,
    ...rest
  } = json as JsonObject;
  const kept = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [
      key,
      key === 'timestampValue' && isNow(inner) ? 'now' : withoutClock(inner),
    ]),
  );
  return updateTime === undefined
    ? kept
    : { ...kept, isChanged: createTime !== undefined && createTime !== updateTime };
}

/** The times that the tests write themselves are older. */
function isNow(timestamp: unknown): boolean {
  return String(timestamp) > '2020';
}

/** A batch get may answer in any order. */
function byName(content: unknown): unknown {
  return Array.isArray(content) ? content.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))) : content;
}

function nameOf(entry: unknown): string {
  const { missing, found } = asObject(entry);
  return asText(missing ?? asObject(found).name);
}
