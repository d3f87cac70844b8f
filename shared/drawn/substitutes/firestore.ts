/** In the place of Firestore in the build of a drawn screen: it looks at what the document has read, leaves it to React, and requests nothing. */
import { earlyReadKey, type DocumentRead, type EarlyRead, type PageRead } from '../../contracts/earlyReads.ts';
import type { DocumentPage } from '../../firebase/firestore.ts';
import { decodeDocument, decodePage } from '../../firebase/restValues.ts';

const arrived = new Map<string, unknown>();

/** Resolves once everything that the document reads has come or failed. */
export async function whenAllCame(): Promise<void> {
  const reads = [...(globalThis.earlyReads ?? [])];
  await Promise.all(
    reads.map(([key, read]) =>
      read.then(
        (json) => arrived.set(key, json),
        () => {},
      ),
    ),
  );
}

const jsonOf = (read: EarlyRead): unknown => arrived.get(earlyReadKey(read));

/** Its `next` says only whether the list goes on: no page begins after it here. */
export function arrivedPage(read: PageRead): DocumentPage | undefined {
  const documents = decodePage(jsonOf(read));
  return documents && { documents, next: documents.length < read.limit ? undefined : [] };
}

export function arrivedDocument(read: DocumentRead) {
  const json = jsonOf(read);
  return json === null ? null : decodeDocument(json);
}

const refuse = () => Promise.reject(new Error('a drawn screen reads nothing itself'));
export { refuse as readDocument, refuse as readPage };
