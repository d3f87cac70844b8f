/** Early reads: requests of the document to Firestore's REST API before any module has come (docs/decisions/023). */
import type { StartData } from '../contracts/documentProtocol.ts';
import {
  earlyReadKey,
  SAFE_ID,
  type DocumentRead,
  type DrawnRoute,
  type EarlyRead,
  type PageRead,
  type RouteReads,
  expressionOf,
} from '../contracts/earlyReads.ts';
import { orderOf } from './cursor.ts';

/** The route of an address with what it reads early, and the video that it plays first. */
export type EarlyRoute = DrawnRoute & Pick<RouteReads, 'media'>;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Returns what requests the reads that routes declare for the address of the page. They wait in `globalThis.earlyReads`, each requested
 * once.
 */
export function earlyReader({ database, apiKey }: Pick<StartData, 'database' | 'apiKey'>) {
  const reads = (globalThis.earlyReads = new Map<string, Promise<unknown>>());

  /** A text body is sent without a request before it (CORS). */
  async function post(method: 'batchGet' | 'runQuery', body: object): Promise<unknown> {
    const url = `${database}:${method}?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  }

  async function getDocument({ collection, id }: DocumentRead): Promise<unknown> {
    const name = `${new URL(database).pathname.slice('/v1/'.length)}/${collection}/${id}`;
    const [result] = (await post('batchGet', { documents: [name] })) as [{ missing: string } | { found: unknown }];
    return 'missing' in result ? null : result.found;
  }

  const start = (read: EarlyRead | undefined): Promise<unknown> => {
    if (!read) return Promise.resolve();
    const key = earlyReadKey(read);
    const result = reads.get(key) ?? ('id' in read ? getDocument(read) : post('runQuery', queryOf(read)));
    reads.set(key, result);
    result.catch(() => {}); // the screen then reads in its own way
    return result;
  };

  return (routes: readonly RouteReads[]): EarlyRoute | undefined => {
    const { pathname, search } = location;
    for (const { pattern, reads: declared, media } of routes) {
      const found = expressionOf(pattern).exec(pathname);
      const params = { ...found?.groups };
      if (!found || !Object.values(params).every(isSafe)) continue;
      const results = declared.map((read) => start(withValues(read, params, new URLSearchParams(search))));
      return { pattern, params, search, reads: results, media };
    }
    return undefined;
  };
}

const isSafe = (id: string | undefined) => SAFE_ID.test(id ?? '');

const queryOf = (read: PageRead) => {
  const filters = (read.where ?? []).map(([fieldPath, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'EQUAL',
      value: typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
    },
  }));
  return {
    structuredQuery: {
      from: [{ collectionId: read.collection }],
      where: filters.length > 1 ? { compositeFilter: { op: 'AND', filters } } : filters[0],
      orderBy: orderOf(read).map(([fieldPath, direction]) => ({
        field: { fieldPath },
        direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
      })),
      limit: read.limit,
    },
  };
};

/** The read with the values that the address has, its keys in the same order; undefined where one is missing. */
function withValues(read: EarlyRead, params: Params, query: URLSearchParams): EarlyRead | undefined {
  let isComplete = true;
  const filled = JSON.parse(earlyReadKey(read), (_, given: unknown) => {
    const value = typeof given === 'string' ? valueIn(given, params, query) : given;
    isComplete &&= value !== undefined;
    return value;
  }) as EarlyRead;
  return isComplete ? filled : undefined;
}

/** The value that a text of a declaration stands for (RouteReads); undefined where the address does not have it. */
function valueIn(given: string, params: Params, query: URLSearchParams): string | undefined {
  const [, kind, name = '', choices] = /^([:?])(\w+)(?:=(.+))?$/.exec(given) ?? [];
  if (!kind) return given;
  if (kind === ':') return params[name];
  const value = query.get(name) ?? '';
  const allowed = choices?.split('|');
  if (allowed) return allowed.includes(value) ? value : allowed[0];
  return isSafe(value) ? value : undefined;
}
