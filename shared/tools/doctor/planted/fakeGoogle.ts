/** For tests: a Firestore of this machine with what it does not serve and Google does: indexes and rules; counts, where it has none. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '@remotes-kit/release/readBody';
import type { Index } from '../../backend/firestore/indexes.ts';

const FIREBASE = new URL('../../../firebase/', import.meta.url);
const MOST_BYTES = 10_000_000;

interface Google {
  /** Origin of the Firestore. */
  backend: string;
  /** The number of documents that each collection is said to have. Absent: the Firestore counts them. */
  count?: number;
  /** Changes what is deployed. */
  deployed?: { indexes?: (indexes: Index[]) => object[]; rules?: string };
  /** Called before a request is passed on, and after the backend has responded. May throw: the connection then breaks. */
  before?: (path: string, body: string) => void;
  after?: (path: string, response: string) => void;
}

/** Returns what answers the requests. */
export function fakeGoogle({ backend, count, deployed = {}, before, after }: Google) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(request.url ?? '');
    const body = (await readBody(request, MOST_BYTES))?.toString() ?? '';
    const send = (json: unknown) => void response.end(JSON.stringify(json));
    if (count !== undefined && path.endsWith(':runAggregationQuery'))
      return send([{ result: { aggregateFields: { count: { integerValue: String(count) } } } }]);
    if (path.includes('/indexes')) return send({ indexes: (deployed.indexes ?? ready)(repositoryIndexes()) });
    if (path.endsWith('/releases/cloud.firestore')) return send({ rulesetName: 'projects/p/rulesets/one' });
    if (path.endsWith('/rulesets/one')) return send({ source: { files: [{ content: deployed.rules ?? repositoryRules() }] } });
    before?.(path, body);
    const { authorization = '' } = request.headers;
    const answer = await fetch(`${backend}${request.url}`, { method: 'POST', headers: { authorization }, body });
    const text = await answer.text();
    after?.(path, text);
    response.writeHead(answer.status).end(text);
  };
} // prettier-ignore

const repositoryIndexes = () =>
  (JSON.parse(readFileSync(new URL('firestore.indexes.json', FIREBASE), 'utf8')) as { indexes: Index[] }).indexes;
const repositoryRules = () => readFileSync(new URL('firestore.rules', FIREBASE), 'utf8');

/** Indexes as Google lists them once they are built. */
export const ready = (indexes: readonly Index[], state = 'READY'): object[] =>
  indexes.map(({ collectionGroup, fields }) => ({
    name: `projects/p/databases/(default)/collectionGroups/${collectionGroup}/indexes/one`,
    queryScope: 'COLLECTION',
    fields: [...fields, { fieldPath: '__name__', order: fields.at(-1)!.order }],
    state,
  }));
