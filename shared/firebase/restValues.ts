/**
 * Reads documents in the JSON of Firestore's REST API, with the values that the SDK gives for them; only a Timestamp is a plain
 * object. Whatever the JSON is, nothing throws: what is no document gives undefined.
 */
import type { RawDocument } from './firestore.ts';

/** Firestore's own limit is 20; deeper values are left out. */
const MAX_DEPTH = 20;

/** The documents of a `:runQuery`; undefined where it is none, or one that was cut short by an error. */
export function decodePage(json: unknown): RawDocument[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const documents: RawDocument[] = [];
  for (const part of json as unknown[]) {
    if (!isRecord(part) || 'error' in part) return undefined;
    if (!('document' in part)) continue; // of an empty result, when it was read
    const document = decodeDocument(part.document);
    if (!document) return undefined;
    documents.push(document);
  }
  return documents;
}

export function decodeDocument(json: unknown): RawDocument | undefined {
  if (!isRecord(json) || typeof json.name !== 'string') return undefined;
  const id = json.name.slice(json.name.lastIndexOf('/') + 1);
  return { id, data: decodeFields(json.fields, 1) };
}

const decodeFields = (fields: unknown, depth: number) =>
  Object.fromEntries(
    Object.entries(isRecord(fields) ? fields : {}).map(([name, value]) => [name, decode(value, depth)]),
  );

/** Undefined also for references, points and bytes: no collection of the site has any. */
function decode(json: unknown, depth: number): unknown {
  const [[type, value] = []] = isRecord(json) ? Object.entries(json) : [];
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      return typeof value === 'boolean' ? value : undefined;
    case 'stringValue':
      return typeof value === 'string' ? value : undefined;
    case 'integerValue':
    case 'doubleValue':
      return decodeNumber(value);
    case 'timestampValue':
      return decodeTimestamp(value);
    case 'arrayValue':
      return depth > MAX_DEPTH ? undefined : decodeList(value, depth + 1);
    case 'mapValue':
      return depth > MAX_DEPTH ? undefined : decodeFields(isRecord(value) ? value.fields : {}, depth + 1);
    default:
      return undefined;
  }
}

function decodeList(value: unknown, depth: number): unknown[] {
  const values: unknown = isRecord(value) ? value.values : undefined;
  return Array.isArray(values) ? values.map((one) => decode(one, depth)) : [];
}

/** Integers are texts, as are doubles that JSON has no number for. */
function decodeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^(-?\d{1,19}|NaN|-?Infinity)$/.test(value) ? Number(value) : undefined;
}

function decodeTimestamp(value: unknown): { seconds: number; nanoseconds: number } | undefined {
  const [, time, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(String(value)) ?? [];
  const seconds = Date.parse(`${time}Z`) / 1000;
  return Number.isNaN(seconds) ? undefined : { seconds, nanoseconds: Number(fraction.padEnd(9, '0')) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
