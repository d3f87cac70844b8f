import { rootOf } from '../../backend/firestore/document.ts';
import { asList, asObject, asText } from '../../backend/json.ts';
import { RefusedError, requestJson } from '../reading/request.ts';
import type { Target } from '../reading/target.ts';
import { fieldAt, nestedFields, type StoredFields } from './change.ts';

/** The named fields of a document as they are stored now. */
export interface Now {
  fields: StoredFields;
  updateTime: string;
}

/** Reads fields of a document; undefined where it is no longer there. One read. Throws RefusedError. */
export async function readFields(target: Target, path: string, names: readonly string[]): Promise<Now | undefined> {
  const root = rootOf(target.project);
  const json = await requestJson(`${target.firestore}/v1/${root}:batchGet`, target.token, {
    documents: [`${root}/${path}`],
  });
  const { found } = asObject(asList(json)[0]);
  if (found === undefined) return undefined;
  const { fields, updateTime } = asObject(found);
  const stored = asObject(fields);
  return {
    fields: Object.fromEntries(names.map((name) => [name, fieldAt(stored, name)])),
    updateTime: asText(updateTime),
  };
}

/**
 * Writes fields of a document that nobody has changed since `updateTime`; the others stay. Returns false where somebody has. Throws
 * RefusedError.
 */
export async function writeFields(
  target: Target,
  path: string,
  fields: StoredFields,
  updateTime: string,
): Promise<boolean> {
  const root = rootOf(target.project);
  const write = {
    update: { name: `${root}/${path}`, fields: nestedFields(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    currentDocument: { updateTime },
  };
  try {
    await requestJson(`${target.firestore}/v1/${root}:commit`, target.token, { writes: [write] });
    return true;
  } catch (error) {
    if (error instanceof RefusedError && /^(FAILED_PRECONDITION|NOT_FOUND)$/.test(error.word)) return false;
    throw error;
  }
}
