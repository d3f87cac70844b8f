/**
 * Reads documents in the JSON of Firestore's REST API, with the values that the SDK gives for them; only a Timestamp is a plain
 * object. Whatever the JSON is, nothing throws: what is no document gives undefined.
 */
import { isRecord } from '../contracts/isRecord.ts';
import type { RawDocument } from './firestore.ts';

/** Firestore's own limit is 20; what is deeper is empty. */
const MAX_DEPTH = 20;

/** The documents of a `:runQuery`; undefined where it is none, or one that was cut short by an error. */
export function decodePage(json: unknown): RawDocument[] | undefined {
  if (!Array.isArray(json) || !json.every((part) => isRecord(part) && !('error' in part))) return undefined;
  const documents = documentsIn(json).map(decodeDocument);
  return documents.every((document) => document !== undefined) ? documents : undefined;
}

/** The documents of a `:runQuery` as they are in its JSON. A part without one is of an empty result. */
export const documentsIn = (json: unknown): unknown[] =>
  Array.isArray(json) ? json.flatMap((part) => (isRecord(part) && 'document' in part ? [part.document] : [])) : [];

export function decodeDocument(json: unknown): RawDocument | undefined {
  if (!isRecord(json) || typeof json.name !== 'string') return undefined;
  const id = json.name.slice(json.name.lastIndexOf('/') + 1);
  return { id, data: decodeFields(json.fields, 1, plain) };
}

/** Makes the value of a timestamp. */
type ToTimestamp = (seconds: number, nanoseconds: number) => unknown;

const plain: ToTimestamp = (seconds, nanoseconds) => ({ seconds, nanoseconds });

const decodeFields = (fields: unknown, depth: number, toTimestamp: ToTimestamp) =>
  Object.fromEntries(
    Object.entries(isRecord(fields) ? fields : {}).map(([name, value]) => [name, decodeAt(value, depth, toTimestamp)]),
  );

/** One value; undefined for one of a type that no collection of the site has: references, points and bytes. */
export const decodeValue = (json: unknown, toTimestamp = plain): unknown => decodeAt(json, 1, toTimestamp);

function decodeAt(json: unknown, depth: number, toTimestamp: ToTimestamp): unknown {
  const [[type, value] = []] = isRecord(json) ? Object.entries(json) : [];
  const content = isRecord(value) && depth <= MAX_DEPTH ? value : {};
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
    case 'stringValue':
      return value;
    case 'integerValue': // a text
    case 'doubleValue': // a text where JSON has no such number
      return isRecord(value) ? undefined : Number(value);
    case 'timestampValue':
      return typeof value === 'string' ? decodeTimestamp(value, toTimestamp) : undefined;
    case 'arrayValue':
      return Array.isArray(content.values) ? content.values.map((one) => decodeAt(one, depth + 1, toTimestamp)) : [];
    case 'mapValue':
      return decodeFields(content.fields, depth + 1, toTimestamp);
    default:
      return undefined;
  }
}

function decodeTimestamp(text: string, toTimestamp: ToTimestamp): unknown {
  const seconds = Math.floor(Date.parse(text) / 1000);
  const [, fraction = ''] = /\.(\d{1,9})Z$/.exec(text) ?? [];
  return Number.isNaN(seconds) ? undefined : toTimestamp(seconds, Number(fraction.padEnd(9, '0')));
}
