import { retentionIn } from '@bazaar/shared/contracts/retention';
import { MINUTE_MS } from '@bazaar/shared/contracts/time';
import { consentsOf } from '@bazaar/shared/data/consents';
import { deleteCollection } from '@bazaar/shared/data/deleteCollection';
import { sealUser } from '@bazaar/shared/data/sealed';
import { deleteUser, hasUser } from '@bazaar/shared/data/users';
import { orTimedOut, READ_DEADLINE_MS } from '@bazaar/shared/firebase/deadline';
import { backendErrorKind } from '@bazaar/shared/firebase/backendError';
import { deleteProgress } from '@bazaar/shared/progress/account';
import { restoreReserved } from '@bazaar/shared/saved/cleanup';
import type { SessionUser } from '@bazaar/shared/session';
import { loadAuth } from './session.ts';
import { begunDeletion } from './begunDeletion.ts';
import { withoutFollowing } from '../watching/followLearner.ts';

/** docs/behaviour.md, Sign-in: deleting an account needs a sign-in younger than this (§9, 5 minutes). */
const RECENT_SIGN_IN_MS = 5 * MINUTE_MS;

export const isRecent = (authTimeMs: number, nowMs: number): boolean => nowMs - authTimeMs < RECENT_SIGN_IN_MS;

/** Deletes the data, then the account; the end of the session does the rest. Throws when a deletion fails. */
export async function deleteAccountHere({ uid, authTimeMs }: SessionUser): Promise<'deleted' | 'signInFirst'> {
  if (!isRecent(authTimeMs, Date.now())) return 'signInFirst'; // the dialog may have been open for a while
  begunDeletion.set(uid);
  try {
    const { deleteAccount, signedInAtMs } = await orTimedOut(loadAuth(), READ_DEADLINE_MS);
    await withoutFollowing(async () => {
      // First: from now on no device creates anything in the account (firestore.rules).
      if (retentionIn() === 'sealedYear') await sealUser(uid, await orTimedOut(signedInAtMs(), READ_DEADLINE_MS));
      else await deleteUser(uid);
      await deleteBelow(uid);
      // Lessons left here that still wait for this learner: the end of the session then removes them with the rest.
      await restoreReserved(uid).catch(() => {});
      await orTimedOut(deleteAccount(), READ_DEADLINE_MS);
    });
    return 'deleted';
  } catch (error) {
    if (isForOldSignIn(error)) return 'signInFirst';
    throw error;
  }
}

/** The consent goes last: it says that the rest was there rightly. */
async function deleteBelow(uid: string): Promise<void> {
  await deleteProgress(uid);
  await deleteCollection(consentsOf(uid));
}

/**
 * Ends the deletion of an account that has begun on this device, where the browser was closed half-way. Resolves to 'none' where the
 * account has its document: the deletion had not reached it, or its learner has signed in anew since. 'dataDeleted': Firebase
 * deletes the number itself only after a recent sign-in. Throws when a deletion fails; the next visit tries again.
 */
export async function resumeDeletion({ uid }: SessionUser): Promise<'none' | 'deleted' | 'dataDeleted'> {
  if (await hasUser(uid)) {
    begunDeletion.set(undefined);
    return 'none';
  }
  await deleteBelow(uid);
  try {
    const { deleteAccount } = await orTimedOut(loadAuth(), READ_DEADLINE_MS);
    await orTimedOut(deleteAccount(), READ_DEADLINE_MS);
    return 'deleted';
  } catch (error) {
    if (isForOldSignIn(error)) return 'dataDeleted';
    throw error;
  }
}

/** The database and Firebase measure the five minutes by their own clocks. */
const isForOldSignIn = (error: unknown): boolean =>
  backendErrorKind(error) === 'denied' || (error as { code?: unknown } | null)?.code === 'auth/requires-recent-login';
