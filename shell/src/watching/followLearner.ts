import { withDeadline } from '@bazaar/shared/device';
import type { Session } from '@bazaar/shared/session';
import type { ProgressSync } from './syncProgress.ts';
import { syncState } from '@bazaar/shared/progress/syncState';

/** Not in the spec: as long as somebody who signs out waits for it. */
const SAVE_WITHIN_MS = 2_000;

let following: ProgressSync | undefined;
/** How often it has begun or ended: code that arrives late is not started. */
let changes = 0;

/** From a sign-in to the sign-out the account and this device have the same progress; nobody else loads the code for it. */
export async function followLearner(now: Session): Promise<void> {
  stopFollowing();
  syncState.setState({ status: 'reading' }, true);
  if (now.status !== 'signedIn') return;
  const before = changes;
  const { syncProgress } = await import('./syncProgress.ts').catch(() => ({ syncProgress: undefined }));
  if (before !== changes) return;
  if (syncProgress) following = syncProgress(now.user.uid);
  else syncState.setState({ status: 'failed', retry: () => followLearner(now) }, true);
}

function stopFollowing(): void {
  changes += 1;
  following?.stop();
  following = undefined;
}

/** Before a sign-out: what the account does not have yet gets there, where that is soon done. */
export async function saveUnsavedProgress(): Promise<void> {
  if (following) await withDeadline(following.syncNow(), SAVE_WITHIN_MS, new Error('late')).catch(() => {});
}

/** Does it while nothing is written to the account; where it fails, that goes on for the session. */
export async function withoutFollowing(session: Session, work: () => Promise<void>): Promise<void> {
  stopFollowing();
  try {
    await work();
  } catch (error) {
    void followLearner(session);
    throw error;
  }
}
