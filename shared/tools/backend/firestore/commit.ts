import { isDeepStrictEqual } from 'node:util';
import { notServed } from '../requestError.ts';
import { pathOf } from './documentName.ts';
import type { DocumentStore, StoredDocument } from './documentStore.ts';
import { checkPrecondition } from './precondition.ts';
import type { Fields, Timestamp } from './value.ts';
import { applyWrite, type Write } from './write.ts';

export interface CommitTimes {
  /** What REQUEST_TIME and the access policy see. */
  readonly requestTime: Timestamp;
  /** What the documents keep as createTime and updateTime. */
  readonly commitTime: Timestamp;
}

/** Throws when the auth may not do the write. `before` absent: a create; `after` absent: a delete. */
export type CheckAccess = (write: Write, before: Fields | undefined, after: Fields | undefined) => void;

/** Does all writes or, when anything throws, none. Gives each write's updateTime, undefined for deletes. */
export function commit(
  store: DocumentStore,
  writes: readonly Write[],
  times: CommitTimes,
  checkAccess: CheckAccess,
): (Timestamp | undefined)[] {
  if (new Set(writes.map(({ path }) => pathOf(path))).size < writes.length)
    throw notServed('Writing a document twice in one commit');

  const steps = writes.map((write) => {
    const before = store.read(write.path);
    return { write, before, after: applyWrite(write, before?.fields, times.requestTime) };
  });
  // Access first: an error must not tell whether a document exists.
  for (const { write, before, after } of steps) checkAccess(write, before?.fields, after);
  for (const { write, before } of steps) checkPrecondition(write.precondition, pathOf(write.path), before);

  const changes = steps.map(({ write: { path }, before, after }) => ({
    path,
    document: after && documentOf(path, before, after, times),
  }));
  store.apply(changes);
  return changes.map(({ document }) => document?.updateTime);
}

/** A write that changes nothing keeps the document and its updateTime. */
function documentOf(
  path: StoredDocument['path'],
  before: StoredDocument | undefined,
  fields: Fields,
  { commitTime }: CommitTimes,
): StoredDocument {
  if (before && isDeepStrictEqual(before.fields, fields)) return before;
  return { path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
}
