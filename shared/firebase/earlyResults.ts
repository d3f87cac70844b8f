/** What the JSON of an early read holds (docs/decisions/023). Never throws. */
import type { PageRead } from '../contracts/earlyReads.ts';
import { nextOf } from './cursor.ts';
import type { DocumentPage, RawDocument } from './firestore.ts';
import { decodeDocument, decodePage } from './restValues.ts';

/** The page that was read; undefined where it is none. */
export function pageIn(json: unknown, read: PageRead): DocumentPage | undefined {
  const documents = decodePage(json);
  return documents && { documents, next: nextOf(documents, read) };
}

/** The document that was read; null where it is missing, undefined where it is none. */
export const documentIn = (json: unknown): RawDocument | null | undefined =>
  json === null ? null : decodeDocument(json);
