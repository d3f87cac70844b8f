import { asObject, asText } from '../json.ts';
import { RequestError } from '../requestError.ts';
import type { StoredDocument } from './documentStore.ts';
import { compareTimestamps, parseTimestamp } from './timestamp.ts';
import type { Timestamp } from './value.ts';

/** What must hold of the document before a write. */
export interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: Timestamp;
}

/** Reads `currentDocument`; absent means nothing must hold. */
export function parsePrecondition(json: unknown): Precondition {
  const { exists, updateTime } = asObject(json);
  if (updateTime !== undefined) return { updateTime: parseTimestamp(asText(updateTime)) };
  return typeof exists === 'boolean' ? { exists } : {};
}

/** Throws the error that the SDK turns into `not-found`, `already-exists` or `failed-precondition`. */
export function checkPrecondition(
  { exists, updateTime }: Precondition,
  path: string,
  before: StoredDocument | undefined,
): void {
  if (exists === true && !before) throw new RequestError('NOT_FOUND', `No document to update: ${path}`);
  if (exists === false && before) throw new RequestError('ALREADY_EXISTS', `Document already exists: ${path}`);
  if (updateTime && !before) throw new RequestError('FAILED_PRECONDITION', `No document to update: ${path}`);
  if (updateTime && before && compareTimestamps(updateTime, before.updateTime) !== 0) {
    throw new RequestError(
      'FAILED_PRECONDITION',
      `The stored version of ${path} does not match the required base version.`,
    );
  }
}
