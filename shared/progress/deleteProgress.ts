import { deleteDocuments, readPage } from '@bazaar/shared/firebase/firestore';

/** As much as the rules allow in one read. */
const PAGE = 100;

/** Part of Delete Account: all that a learner has watched; the rules demand a sign-in of the last 5 minutes. Throws BackendError. */
export async function deleteProgress(uid: string): Promise<void> {
  const collection = `users/${uid}/progress`;
  for (;;) {
    const { documents, next } = await readPage({ collection, limit: PAGE });
    const ids = documents.map(({ id }) => id);
    if (ids.length > 0) await deleteDocuments(collection, ids);
    if (!next) return;
  }
}
