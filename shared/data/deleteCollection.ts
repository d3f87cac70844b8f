import { deleteDocuments, readPage } from '@bazaar/shared/firebase/firestore';

/** As many as one read of the rules gives, and one commit takes. */
const PAGE = 100;

/** Deletes every document of a collection; an empty one costs a read. Throws BackendError: what is deleted by then stays so. */
export async function deleteCollection(collection: string): Promise<void> {
  for (;;) {
    const { documents, next } = await readPage({ collection, limit: PAGE });
    const ids = documents.map(({ id }) => id);
    if (ids.length > 0) await deleteDocuments(collection, ids);
    if (!next) return;
  }
}
