/** From a sign-in to the sign-out the account and this device have the same progress (docs/decisions/027). */
import { withDeadline } from '@bazaar/shared/device';
import { deviceProgress, unsavedProgress } from '@bazaar/shared/progress/device';
import { syncState } from '@bazaar/shared/progress/sync';
import { syncProgress, type ProgressSync } from './syncProgress.ts';

/** Not in the spec: as long as somebody who signs out waits for it. */
const SAVE_WITHIN_MS = 2_000;

let followed: string | undefined;
let sync: ProgressSync | undefined;

/** Begins with the learner of this account, if it has not yet; `uid` absent: nobody is signed in. */
export function followLearner(uid: string | undefined): void {
  if (sync && uid === followed) return;
  sync?.stop();
  followed = uid;
  syncState.setState({ status: 'reading' }, true);
  sync = uid === undefined ? undefined : syncProgress(uid);
}

/**
 * Before a sign-out: what the account does not have yet gets there, where that is soon done. Resolves to whether it has all of it
 * now; never throws.
 */
export async function saveUnsavedProgress(): Promise<boolean> {
  const isSaved = sync && (await withDeadline(sync.syncNow(), SAVE_WITHIN_MS, new Error('late')).catch(() => false));
  return isSaved || (unsavedProgress.get() ?? deviceProgress.get()).length === 0;
}

/** Does it while nothing is written to the account; where it fails, that goes on. Throws what `work` throws. */
export async function withoutFollowing(work: () => Promise<void>): Promise<void> {
  const uid = followed;
  followLearner(undefined);
  try {
    await work();
  } catch (error) {
    followLearner(uid);
    throw error;
  }
}
