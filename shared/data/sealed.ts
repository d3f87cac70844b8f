/** Accounts that were deleted on a site of retention 'sealedYear': `sealed/{any id}`, which no page reads (docs/decisions/048). */
import { moveDocument, readPage, serverNow } from '@bazaar/shared/firebase/firestore';
import { DAY_MS } from '../contracts/time.ts';
import { consentsOf } from './consents.ts';

const COLLECTION = 'sealed';
/** Not in the spec: a year at least, also one of 366 days. The rules allow a day less. */
const SEALED_MS = 366 * DAY_MS;
/** Not in the spec: versions of the notice; nobody has agreed to so many. As many as the rules give at once. */
const MAX_CONSENTS = 100;

/**
 * Deletes the user's document and keeps it sealed, with the consents, in one commit; without a document there is nothing to seal. The
 * consents themselves stay. `signedInAtMs`: by the server's clock, in the last 5 minutes, as the rules demand; the year begins then.
 * Throws BackendError.
 */
export async function sealUser(uid: string, signedInAtMs: number): Promise<void> {
  const { documents } = await readPage({ collection: consentsOf(uid), limit: MAX_CONSENTS });
  await moveDocument('users', uid, COLLECTION, (account) => ({
    uid,
    account,
    consents: Object.fromEntries(documents.map(({ id, data }) => [id, data])),
    sealedAt: serverNow(),
    until: new Date(signedInAtMs + SEALED_MS), // the field of the TTL policy in firestore.indexes.json
  }));
}
