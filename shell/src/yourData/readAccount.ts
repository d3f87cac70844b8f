import { consentsOf } from '@bazaar/shared/data/consents';
import { readDocument, readPage, type Cursor, type RawDocument } from '@bazaar/shared/firebase/firestore';
import { LESSONS_READ, progressOf } from '@bazaar/shared/progress/account';

/** The documents of an account as they are stored, with fields that only other apps know. */
export interface StoredAccount {
  uid: string;
  /** Of the sign-in, E.164. */
  mobile: string;
  /** Absent where nothing was saved. */
  user?: unknown;
  consents: RawDocument[];
  progress: RawDocument[];
}

/** Reads all that is below a uid, 100 documents a request. Throws BackendError. */
export async function readAccount(uid: string, mobile: string): Promise<StoredAccount> {
  const [user, consents, progress] = await Promise.all([
    readDocument('users', uid),
    readAll(consentsOf(uid)),
    readAll(progressOf(uid)),
  ]);
  return { uid, mobile, user: user?.data, consents, progress };
}

async function readAll(collection: string): Promise<RawDocument[]> {
  const all: RawDocument[] = [];
  let after: Cursor | undefined;
  do {
    const { documents, next } = await readPage({ collection, limit: LESSONS_READ, after });
    all.push(...documents);
    after = next;
  } while (after);
  return all;
}
