import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../contracts/isRecord.ts';
import { decodeValue } from '../../../firebase/restValues.ts';
import { asObject, type JsonObject } from '../../backend/json.ts';

/** The values of fields in the form of the REST API, as stored; null: the document does not have the field. */
export type StoredFields = Readonly<Record<string, JsonObject | null>>;

/** The change of one document: nothing else of it is read or written. */
export interface Change {
  /** `categories/plumbing` */
  path: string;
  before: StoredFields;
  after: StoredFields;
}

/** The stored value of a field, as a path of one or two names; null where there is none. */
export function fieldAt(fields: JsonObject, path: string): JsonObject | null {
  const [outer = '', inner] = path.split('.');
  const value =
    inner === undefined ? fields[outer] : asObject(asObject(asObject(fields[outer]).mapValue).fields)[inner];
  return value === undefined ? null : asObject(value);
}

/** The fields of a document for a write; those that are null are left out, which removes them under the mask. */
export function nestedFields(fields: StoredFields): JsonObject {
  const nested: Record<string, JsonObject> = {};
  for (const [path, value] of Object.entries(fields)) {
    const [outer = '', inner] = path.split('.');
    if (value === null) continue;
    nested[outer] = inner === undefined ? value : { mapValue: { fields: { [inner]: value } } };
  }
  return nested;
}

/** True for the same values: the server writes the text of a time in another way than it was sent. */
export const areSame = (some: StoredFields, others: StoredFields): boolean =>
  isDeepStrictEqual(withPlainTimes(some), withPlainTimes(others));

function withPlainTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainTimes);
  if (!isRecord(value)) return value;
  if (typeof value.timestampValue === 'string') return decodeValue(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPlainTimes(part)]));
}
