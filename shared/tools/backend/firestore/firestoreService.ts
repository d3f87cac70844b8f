import { readAuth, type RequestAuth } from '../auth/idToken.ts';
import { asList, asText, type JsonObject } from '../json.ts';
import { invalid, notServed, RequestError, type RequestHandler } from '../request.ts';
import { commit, parseWrite } from './commit.ts';
import { encodeDocument, parseDocumentName, rootOf, type DocumentPath, type DocumentStore } from './document.ts';
import { requireIndex, type Index } from './indexes.ts';
import { canGet, canList, canWrite } from './policy.ts';
import { parseQuery } from './query.ts';
import { runQuery } from './runQuery.ts';
import { createCommitClock, formatTimestamp, timestampOfMillis } from './timestamp.ts';

interface FirestoreOptions {
  readonly project: string;
  readonly store: DocumentStore;
  /** The composite indexes of the project; absent: no query is refused because one is missing. */
  readonly indexes?: readonly Index[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Firestore's REST v1, the three calls that `firebase/firestore/lite` makes, and the emulator's "clear". */
export function createFirestoreService({ project, store, indexes, now = Date.now }: FirestoreOptions): RequestHandler {
  const root = rootOf(project);
  const commitClock = createCommitClock(now);
  const find = (path: DocumentPath) => store.read(path)?.fields;

  function handleRunQuery(auth: RequestAuth, parent: string, body: JsonObject): unknown {
    const query = parseQuery(body.structuredQuery, parent, root);
    if (!canList(auth, query)) throw denied();
    if (indexes) requireIndex(query, indexes);
    const readTime = formatTimestamp(timestampOfMillis(now()));
    const documents = runQuery(query, store.list(query.collection), root);
    if (documents.length === 0) return [{ readTime }];
    return documents.map((document) => ({ document: encodeDocument(document, root), readTime }));
  }

  function handleBatchGet(auth: RequestAuth, body: JsonObject): unknown {
    const readTime = formatTimestamp(timestampOfMillis(now()));
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
    const updateTimes = commit(store, writes, times, (write, before, after, existsAfter) => {
      if (!canWrite(auth, write.path, before, after, times.requestTime, { find, existsAfter })) throw denied();
    });
    const transformResult = { timestampValue: formatTimestamp(times.requestTime) };
    return {
      writeResults: writes.map(({ requestTimes }, index) => ({
        updateTime: updateTimes[index] && formatTimestamp(updateTimes[index]),
        transformResults: requestTimes.length > 0 ? requestTimes.map(() => transformResult) : undefined,
      })),
      commitTime: formatTimestamp(times.commitTime),
    };
  }

  return ({ method, path, authorization, json }) => {
    if (method === 'DELETE' && path === `/emulator/v1/${root}`) {
      store.clear();
      return {};
    }
    // `/v1/{parent}:{operation}`
    const [, parent = '', operation] = /^\/v1\/(.*?)(?::([A-Za-z]+))?$/.exec(path) ?? [];
    const auth = readAuth(authorization, project, now());
    const body = bodyOf(json());
    if (method === 'POST' && operation === 'runQuery') return handleRunQuery(auth, parent, body);
    if (method === 'POST' && parent === root && operation === 'batchGet') return handleBatchGet(auth, body);
    if (method === 'POST' && parent === root && operation === 'commit') return handleCommit(auth, body);
    throw notServed(`${method} ${path}`);
  };
}

/** A request without a body is one without parts. */
function bodyOf(json: unknown = {}): JsonObject {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalid("Payload isn't valid for request.");
  return json as JsonObject;
}

function denied(): RequestError {
  return new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
