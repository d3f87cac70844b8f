import { isDeepStrictEqual } from 'node:util';
import { asList, asObject, asText } from '../json.ts';
import { notServed, RequestError } from '../request.ts';
import { checkDocument } from './limits.ts';
import { parseDocumentName, pathOf, type DocumentPath, type DocumentStore, type StoredDocument } from './document.ts';
import { parseFieldPath, valueAt, withValueAt, type FieldPath } from './fieldPath.ts';
import { compareTimestamps, parseTimestamp, type Timestamp } from './timestamp.ts';
import { decodeFields, type Fields, type Value } from './value.ts';

/** One write of a commit. `fields` absent means: delete the document. */
export interface Write {
  readonly path: DocumentPath;
  readonly fields?: Fields;
  /** The only fields to change; absent replaces the whole document. */
  readonly mask?: readonly FieldPath[];
  /** The fields that become the time of the request. */
  readonly requestTimes: readonly FieldPath[];
  /** Conditions that the document must meet before the write. */
  readonly precondition: { readonly exists?: boolean; readonly updateTime?: Timestamp };
}

interface CommitTimes {
  /** The time that REQUEST_TIME and the access policy use. */
  readonly requestTime: Timestamp;
  /** The time that the documents store as createTime and updateTime. */
  readonly commitTime: Timestamp;
}

/** Throws when the sender may not do the write. `before` absent: a create; `after` absent: a delete; `existsAfter`: the whole commit. */
type CheckAccess = (
  write: Write,
  before: Fields | undefined,
  after: Fields | undefined,
  existsAfter: (path: DocumentPath) => boolean,
) => void;

const SERVED_PARTS: readonly string[] = ['update', 'delete', 'updateMask', 'updateTransforms', 'currentDocument'];

/** Reads one write. Throws an error when it is wrong or has a part that is not served. */
export function parseWrite(json: unknown, root: string): Write {
  const write = asObject(json);
  const unserved = Object.keys(write).find((part) => !SERVED_PARTS.includes(part));
  if (unserved !== undefined) throw notServed(`The write part "${unserved}"`);

  const { exists, updateTime } = asObject(write.currentDocument);
  const precondition = {
    exists: typeof exists === 'boolean' ? exists : undefined,
    updateTime: updateTime === undefined ? undefined : parseTimestamp(asText(updateTime)),
  };
  if (write.delete !== undefined)
    return { path: parseDocumentName(asText(write.delete), root), requestTimes: [], precondition };
  const { name, fields: written } = asObject(write.update);
  const path = parseDocumentName(asText(name), root);
  const fields = decodeFields(written);
  checkDocument(pathOf(path), fields);
  return {
    path,
    fields,
    mask: write.updateMask === undefined ? undefined : asList(asObject(write.updateMask).fieldPaths).map(parsePath),
    requestTimes: asList(write.updateTransforms).map(parseRequestTime),
    precondition,
  };
}

/** Does all writes or, when anything throws, none. Returns each write's updateTime, undefined for deletes. */
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
    return { write, before, after: fieldsAfter(write, before?.fields, times.requestTime) };
  });
  // Access first: an error must not tell whether a document exists.
  const existsAfter = (path: DocumentPath): boolean => {
    const step = steps.find(({ write }) => pathOf(write.path) === pathOf(path));
    return step ? step.after !== undefined : store.read(path) !== undefined;
  };
  for (const { write, before, after } of steps) checkAccess(write, before?.fields, after, existsAfter);
  for (const { write, before } of steps) checkPrecondition(write, before);
  for (const { write, after } of steps) if (after) checkDocument(pathOf(write.path), after);

  const changes = steps.map(({ write: { path }, before, after }) => ({
    path,
    document: after && documentOf(path, before, after, times),
  }));
  store.apply(changes);
  return changes.map(({ document }) => document?.updateTime);
}

/** The fields after the write, when the document has `before` (absent: there is none yet). Absent after a delete. */
function fieldsAfter(write: Write, before: Fields = new Map(), requestTime: Timestamp): Fields | undefined {
  const { fields, mask, requestTimes } = write;
  if (!fields) return undefined;
  // A field of the mask that the write does not have is removed.
  const written = mask
    ? mask.reduce((result, path) => withValueAt(result, path, valueAt(fields, path)), before)
    : fields;
  const time: Value = { type: 'timestamp', value: requestTime };
  return requestTimes.reduce((result, path) => withValueAt(result, path, time), written);
}

/** Throws the error that the SDK maps to `not-found`, `already-exists` or `failed-precondition`. */
function checkPrecondition({ path, precondition }: Write, before: StoredDocument | undefined): void {
  const { exists, updateTime } = precondition;
  const name = pathOf(path);
  if (exists === false && before) throw new RequestError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (exists === true && !before) throw new RequestError('NOT_FOUND', `No document to update: ${name}`);
  if (updateTime && !(before && compareTimestamps(updateTime, before.updateTime) === 0))
    throw new RequestError('FAILED_PRECONDITION', `The stored version of ${name} does not match the required version.`);
}

/** A write that changes nothing leaves the document and its updateTime. */
function documentOf(
  path: DocumentPath,
  before: StoredDocument | undefined,
  fields: Fields,
  { commitTime }: CommitTimes,
): StoredDocument {
  if (before && isDeepStrictEqual(before.fields, fields)) return before;
  return { path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
}

function parseRequestTime(json: unknown): FieldPath {
  const { fieldPath, setToServerValue } = asObject(json);
  if (setToServerValue !== 'REQUEST_TIME') throw notServed('Any transform but REQUEST_TIME');
  return parsePath(fieldPath);
}

function parsePath(json: unknown): FieldPath {
  return parseFieldPath(asText(json));
}
