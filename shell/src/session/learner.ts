/** Begins and ends what belongs to a learner, from the sign-in to the sign-out. Only a page on which somebody is signed in loads it. */
import { isConsentKnown, knownConsent } from '@bazaar/shared/data/consents';
import { orTimedOut, USER_WRITE_DEADLINE_MS } from '@bazaar/shared/firebase/deadline';
import { hasReserved, removeAtSignOut, restoreReserved } from '@bazaar/shared/saved/cleanup';
import { retentionIn } from '@bazaar/shared/contracts/retention';
import { clearPersistedCollection, clearPersistedQueries, type createQueryClient } from '@bazaar/shared/query';
import type { Session, SessionUser } from '@bazaar/shared/session';
import { toast } from '@bazaar/shared/ui/announce';
import { forgetPictures } from '../offline/pictureCache.ts';
import { begunDeletion } from './begunDeletion.ts';
import { services } from '../texts.ts';
import { session } from './session.ts';

/** Another learner than before, or nobody any more. Rejects where the code cannot be loaded. */
export async function learnerChanged(
  now: Session,
  before: Session,
  queryClient: ReturnType<typeof createQueryClient>,
): Promise<void> {
  const user = now.status === 'signedIn' ? now.user : undefined;
  if (user && begunDeletion.get() === user.uid) {
    if (before.status !== 'unknown') begunDeletion.set(undefined); // signed in anew
    else if (await endDeletion(user)) return;
  }
  const { followLearner } = await import('../watching/followLearner.ts');
  if (user && before.status !== 'unknown') void followOnceSaved(user.uid, followLearner);
  else followLearner(user?.uid);
  if (!user) return;
  void restoreSaved(user.uid);
  if (before.status !== 'unknown') return;
  // §4: a sign-in counts also when the user could not be saved; the next start tries once more.
  const { saveUnsaved } = await import('@bazaar/shared/data/users');
  if (await saveUnsaved(user)) await queryClient.invalidateQueries({ queryKey: ['users', user.uid] });
}

/**
 * After a sign-in: its page is writing the consent and the profile. What follows the learner asks the account for neither of them before
 * that is done, or has had its time.
 */
async function followOnceSaved(uid: string, followLearner: (uid: string) => void): Promise<void> {
  const known = new Promise<void>((resolve) => {
    const look = () => isConsentKnown(uid) && (stop(), resolve());
    const stop = knownConsent.subscribe(look);
    look();
  });
  await orTimedOut(known, USER_WRITE_DEADLINE_MS).catch(() => {});
  const now = session.getState();
  if (now.status === 'signedIn' && now.user.uid === uid) followLearner(uid);
}

/** Ends what a closed browser has interrupted. Resolves to whether the account is to be left alone from now on. */
async function endDeletion(user: SessionUser): Promise<boolean> {
  try {
    const { resumeDeletion } = await import('./account.ts');
    const result = await resumeDeletion(user);
    if (result === 'none') return false;
    toast(result === 'deleted' ? services.deleted : services.dataDeleted[retentionIn()], 'assertive');
    return true;
  } catch {
    return true; // the next start tries again
  }
}

/** The saved lessons that this learner left on the device at a sign-out. What fails is tried again at the next start. */
async function restoreSaved(uid: string): Promise<void> {
  try {
    if (!(await restoreReserved(uid))) return;
    const { checkLessons } = await import('@bazaar/shared/saved/actions');
    await checkLessons();
  } catch {
    // Nothing of it is lost.
  }
}

/** After the sign-out, and after the records are forgotten: what was saved. */
export async function forgetSavedData(): Promise<void> {
  // The pages of lessons that were left here for their learner need their lists, which are the same for everybody.
  const results = (await hasReserved()) ? clearPersistedCollection('users') : clearPersistedQueries();
  await Promise.all([results, forgetPictures(), removeAtSignOut()]);
}
