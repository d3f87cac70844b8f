/** Reads the JSON of early reads (docs/decisions/023). Whatever it is, nothing throws. */
import type { PageRead } from '../contracts/earlyReads.ts';
import { isRecord } from '../contracts/isRecord.ts';
import { nextOf } from './cursor.ts';
import type { DocumentPage, RawDocument } from './firestore.ts';
import { decodeDocument, decodePage, documentsIn } from './restValues.ts';

/** The page in it; undefined where it is none. */
export function earlyPage(json: unknown, read: PageRead): DocumentPage | undefined {
  const documents = decodePage(json);
  return documents && { documents, next: nextOf(documents, read, storedIn(documentsIn(json).at(-1), read)) };
}

/** The document in it; null where it is missing, undefined where it is none. */
export const earlyDocument = (json: unknown): RawDocument | null | undefined =>
  json === null ? null : decodeDocument(json);

/** The stored value in the field of the order. */
const storedIn = (document: unknown, { orderBy }: PageRead): unknown =>
  orderBy?.[0]
    .split('.')
    .reduce<unknown>((value, name) => at(at(at(value, 'mapValue') ?? value, 'fields'), name), document);

const at = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
