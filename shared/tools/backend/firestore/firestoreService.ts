import { readAuth, type RequestAuth } from '../requestAuth.ts';
import { asList, asObject, asText, type JsonObject } from '../json.ts';
import { notServed, RequestError } from '../requestError.ts';
import type { RequestHandler, ServerRequest } from '../request.ts';
import { commit } from './commit.ts';
import { parseDocumentName, rootOf } from './documentName.ts';
import type { DocumentStore } from './documentStore.ts';
import { encodeDocument } from './encodeDocument.ts';
import { encodeValue } from './encodeValue.ts';
import { requireIndex, type Index } from './indexes.ts';
import { canGet, canList, canWrite } from './policy.ts';
import { parseQuery } from './query.ts';
import { runQuery } from './runQuery.ts';
import { createCommitClock, formatTimestamp, timestampOfMillis } from './timestamp.ts';
import { parseWrite } from './write.ts';

export interface FirestoreOptions {
  readonly project: string;
  readonly store: DocumentStore;
  /** The composite indexes of the project; absent: no query is refused for want of one. */
  readonly indexes?: readonly Index[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Firestore's REST v1, the three calls that `firebase/firestore/lite` makes, and the emulator's "clear". */
export function createFirestoreService({ project, store, indexes, now = Date.now }: FirestoreOptions): RequestHandler {
  const root = rootOf(project);
  const commitClock = createCommitClock(now);

  function handleRunQuery(auth: RequestAuth, parent: string, body: JsonObject): unknown {
    const query = parseQuery(body.structuredQuery, parent, root);
    if (!canList(auth, query)) throw denied();
    if (indexes) requireIndex(query, indexes);
    const readTime = readTimeNow();
    const documents = runQuery(query, store.list(query.collection), root);
    if (documents.length === 0) return [{ readTime }];
    return documents.map((document) => ({ document: encodeDocument(document, root), readTime }));
  }

  function handleBatchGet(auth: RequestAuth, body: JsonObject): unknown {
    const readTime = readTimeNow();
    return [...new Set(asList(body.documents).map(asText))].map((name) => {
      const path = parseDocumentName(name, root);
      const document = store.read(path);
      if (!canGet(auth, path, document)) throw denied();
      return document ? { found: encodeDocument(document, root), readTime } : { missing: name, readTime };
    });
  }

  function handleCommit(auth: RequestAuth, body: JsonObject): unknown {
    const writes = asList(body.writes).map((write) => parseWrite(write, root));
    const times = { requestTime: timestampOfMillis(now()), commitTime: commitClock() };
    const updateTimes = commit(store, writes, times, (write, before, after) => {
      if (!canWrite(auth, write.path, before, after, times.requestTime)) throw denied();
    });
    const transformResult = encodeValue({ type: 'timestamp', value: times.requestTime });
    return {
      writeResults: updateTimes.map((updateTime, index) => ({
        ...(updateTime && { updateTime: formatTimestamp(updateTime) }),
        ...(writes[index]?.requestTimes.length && {
          transformResults: writes[index].requestTimes.map(() => transformResult),
        }),
      })),
      commitTime: formatTimestamp(times.commitTime),
    };
  }

  function readTimeNow(): string {
    return formatTimestamp(timestampOfMillis(now()));
  }

  return (request: ServerRequest) => {
    const { method, path } = request;
    if (method === 'DELETE' && path === `/emulator/v1/${root}`) {
      store.clear();
      return {};
    }
    const { parent, operation } = parseRpcPath(path);
    const auth = readAuth(request.authorization, project, now());
    const body = asObject(request.json());
    if (method === 'POST' && operation === 'runQuery') return handleRunQuery(auth, parent, body);
    if (method === 'POST' && parent === root && operation === 'batchGet') return handleBatchGet(auth, body);
    if (method === 'POST' && parent === root && operation === 'commit') return handleCommit(auth, body);
    throw notServed(`${method} ${path}`);
  };
}

/** `/v1/{parent}:{operation}` */
function parseRpcPath(path: string): { parent: string; operation: string } {
  const [, parent = '', operation = ''] = /^\/v1\/(.*?)(?::([A-Za-z]+))?$/.exec(path) ?? [];
  return { parent, operation };
}

function denied(): RequestError {
  return new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
