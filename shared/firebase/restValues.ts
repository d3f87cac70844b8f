/**
 * Reads documents in the JSON of Firestore's REST API, with the values that the SDK gives for them; only a Timestamp is a plain
 * object. Whatever the JSON is, nothing throws: what is no document gives undefined.
 */
import type { PageRead } from '../contracts/earlyReads.ts';
import { isRecord } from '../contracts/isRecord.ts';
import { nextOf } from './cursor.ts';
import type { DocumentPage, RawDocument } from './firestore.ts';

/** Firestore's own limit is 20; what is deeper is empty. */
const MAX_DEPTH = 20;

/** The page in the JSON of an early read (docs/decisions/023); undefined where it is none. */
export function earlyPage(json: unknown, read: PageRead): DocumentPage | undefined {
  const documents = decodePage(json);
  return documents && { documents, next: nextOf(documents, read) };
}

/** The document in it; null where it is missing, undefined where it is none. */
export const earlyDocument = (json: unknown): RawDocument | null | undefined =>
  json === null ? null : decodeDocument(json);

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
    Object.entries(isRecord(fields) ? fields : {}).map(([name, value]) => [name, decodeValue(value, depth)]),
  );

/** Undefined also for references, points and bytes: no collection of the site has any. */
function decodeValue(json: unknown, depth: number): unknown {
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
      return typeof value === 'string' ? decodeTimestamp(value) : undefined;
    case 'arrayValue':
      return Array.isArray(content.values) ? content.values.map((one) => decodeValue(one, depth + 1)) : [];
    case 'mapValue':
      return decodeFields(content.fields, depth + 1);
    default:
      return undefined;
  }
}

function decodeTimestamp(text: string): { seconds: number; nanoseconds: number } | undefined {
  const seconds = Math.floor(Date.parse(text) / 1000);
  const [, fraction = ''] = /\.(\d{1,9})Z$/.exec(text) ?? [];
  return Number.isNaN(seconds) ? undefined : { seconds, nanoseconds: Number(fraction.padEnd(9, '0')) };
}
