import { asList, asObject, asText, type JsonObject } from '../json.ts';
import { notServed } from '../requestError.ts';
import { decodeFields } from './decodeValue.ts';
import { parseDocumentName, type DocumentPath } from './documentName.ts';
import { parseFieldPath, valueAt, withValueAt, type FieldPath } from './fieldPath.ts';
import { parsePrecondition, type Precondition } from './precondition.ts';
import type { Fields, Timestamp, Value } from './value.ts';

/** One write of a commit. `fields` absent means: delete the document. */
export interface Write {
  readonly path: DocumentPath;
  readonly fields?: Fields;
  /** The only fields to touch; absent replaces the whole document. */
  readonly mask?: readonly FieldPath[];
  /** The fields that become the time of the request. */
  readonly requestTimes: readonly FieldPath[];
  readonly precondition: Precondition;
}

const SERVED_PARTS: readonly string[] = ['update', 'delete', 'updateMask', 'updateTransforms', 'currentDocument'];

/** Reads one write. Throws an error when it is wrong or asks what is not served. */
export function parseWrite(json: unknown, root: string): Write {
  const write = asObject(json);
  const unserved = Object.keys(write).find((part) => !SERVED_PARTS.includes(part));
  if (unserved !== undefined) throw notServed(`The write part "${unserved}"`);

  const precondition = parsePrecondition(write.currentDocument);
  if (write.delete !== undefined)
    return { path: parseDocumentName(asText(write.delete), root), requestTimes: [], precondition };
  return {
    path: parseDocumentName(asText(asObject(write.update).name), root),
    fields: decodeFields(asObject(write.update).fields),
    mask: parseMask(write),
    requestTimes: asList(write.updateTransforms).map(parseRequestTime),
    precondition,
  };
}

/** The fields after the write, when the document has `before` (absent: there is none yet). */
export function applyWrite(write: Write, before: Fields | undefined, requestTime: Timestamp): Fields | undefined {
  if (!write.fields) return undefined;
  const written = write.mask ? merge(before ?? new Map(), write.fields, write.mask) : write.fields;
  const time: Value = { type: 'timestamp', value: requestTime };
  return write.requestTimes.reduce((fields, path) => withValueAt(fields, path, time), written);
}

/** A field of the mask that the write does not have is removed. */
function merge(before: Fields, fields: Fields, mask: readonly FieldPath[]): Fields {
  return mask.reduce((result, path) => withValueAt(result, path, valueAt(fields, path)), before);
}

function parseMask({ updateMask }: JsonObject): readonly FieldPath[] | undefined {
  if (updateMask === undefined) return undefined;
  return asList(asObject(updateMask).fieldPaths).map((path) => parseFieldPath(asText(path)));
}

function parseRequestTime(json: unknown): FieldPath {
  const { fieldPath, setToServerValue } = asObject(json);
  if (setToServerValue !== 'REQUEST_TIME') throw notServed('Any transform but REQUEST_TIME');
  return parseFieldPath(asText(fieldPath));
}
