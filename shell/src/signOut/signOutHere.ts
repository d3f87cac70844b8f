import { orTimedOut, READ_DEADLINE_MS } from '@bazaar/shared/firebase/deadline';
import { reserveLessons, restoreReserved } from '@bazaar/shared/saved/cleanup';
import { loadAuth, session } from '../session/session.ts';

/**
 * Signs out, here and in every other tab; each of them forgets the visitor (`forgetVisitor`). Saved lessons stay on the device for
 * the same learner where that was asked for. Throws what Firebase or the cache throws, also where Firebase's code or storage does
 * not respond in time: then the learner is still signed in.
 */
export async function signOutHere({ keepsLessons }: { keepsLessons: boolean }): Promise<void> {
  const { signOut } = await orTimedOut(loadAuth(), READ_DEADLINE_MS);
  const now = session.getState();
  const keeper = keepsLessons && now.status === 'signedIn' ? now.user.uid : undefined;
  if (keeper !== undefined) await reserveLessons(keeper);
  try {
    await orTimedOut(signOut(), READ_DEADLINE_MS); // its storage may not respond: a frozen tab can hold it
  } catch (error) {
    if (keeper !== undefined) await restoreReserved(keeper); // else a lesson that is removed now would come back
    throw error;
  }
}
