import { isDeepStrictEqual } from 'node:util';
import { pathOf } from './documentName.ts';
import { createDraft, type DocumentStore, type StoredDocument } from './documentStore.ts';
import { checkPrecondition } from './precondition.ts';
import type { Fields, Timestamp } from './value.ts';
import { applyWrite, type Write } from './write.ts';

export interface CommitTimes {
  /** What REQUEST_TIME and the access policy see. */
  readonly requestTime: Timestamp;
  /** What the documents keep as createTime and updateTime. */
  readonly commitTime: Timestamp;
}

/** Asked for every write, before its precondition: a refusal must not tell whether a document exists. */
export type CheckAccess = (write: Write, before: StoredDocument | undefined, after: Fields | undefined) => void;

/** Does all writes or, when anything throws, none. Gives each write's updateTime, undefined for deletes. */
export function commit(store: DocumentStore, writes: readonly Write[], times: CommitTimes, checkAccess: CheckAccess): (Timestamp | undefined)[] {
  const draft = createDraft(store);
  for (const write of writes) {
    const before = draft.read(write.path);
    checkAccess(write, before, applyWrite(write, before?.fields, times.requestTime));
  }
  const updateTimes = writes.map((write) => {
    const before = draft.read(write.path);
    checkPrecondition(write.precondition, pathOf(write.path), before);
    const after = documentAfter(write, before, times);
    draft.write(write.path, after);
    return after?.updateTime;
  });
  store.apply(draft.changes);
  return updateTimes;
}

/** A write that changes nothing keeps the document and its updateTime. */
function documentAfter(write: Write, before: StoredDocument | undefined, { requestTime, commitTime }: CommitTimes): StoredDocument | undefined {
  const fields = applyWrite(write, before?.fields, requestTime);
  if (!fields) return undefined;
  if (before && isDeepStrictEqual(before.fields, fields)) return before;
  return { path: write.path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
}
