/** In the place of Firestore in the build of a drawn screen: it looks at what the document has read, leaves it to React, and requests nothing. */
import { earlyReadKey, type DocumentRead, type EarlyRead, type PageRead } from '../../contracts/earlyReads.ts';
import { earlyDocument, earlyPage } from '../../firebase/earlyResults.ts';

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

export const arrivedPage = (read: PageRead) => earlyPage(jsonOf(read), read);
export const arrivedDocument = (read: DocumentRead) => earlyDocument(jsonOf(read));

const refuse = () => Promise.reject(new Error('a drawn screen reads nothing itself'));
export { refuse as readDocument, refuse as readPage };
