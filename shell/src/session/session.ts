import { currentVisit, forgetRemembered } from '@bazaar/shared/device';
import { clearSavedQueries, type createQueryClient } from '@bazaar/shared/query';
import { forgetSaved } from '@bazaar/shared/player/savedFiles';
import { createSession, type Session } from '@bazaar/shared/session';
import { followFirebase, isKnownVisitor, watchSession } from '@bazaar/shared/session/watchSession';
import { forgetPictures } from '../offline/pictureCache.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/** The one session store of the page. */
export const session = createSession();

/** Starts feeding it, and forgets in this tab a visitor who signs out. A visitor who never signed in costs no download. */
export function startSession(queryClient: QueryClient): void {
  const wasKnown = isKnownVisitor();
  let visit = currentVisit();
  session.subscribe((now, before) => {
    // Signed out by Firebase while no page was open: a deleted account, say. A Firebase that cannot be loaded is no sign-out.
    const hasEnded = before.status === 'unknown' && now.status === 'anonymous' && wasKnown && !isKnownVisitor();
    if (hasEnded || hasSignedOut(before, now)) void forgetVisitor(visit, queryClient);
    const hasBegun = now.status === 'signedIn' && !isSame(before, now);
    if (hasBegun) visit = currentVisit();
    if (hasBegun || hasSignedOut(before, now)) void followLearner(now);
    if (before.status === 'unknown' && now.status === 'signedIn')
      saveUnsavedUser(now.user, queryClient).catch(() => {});
  });
  void watchSession(session);
}

/** firebase/auth, for signing in and out; from then on the store follows Firebase's listener. */
export async function loadAuth() {
  const auth = await import('@bazaar/shared/firebase/auth');
  await followFirebase(session);
  return auth;
}

/** Nobody else loads the code for it; where it cannot be loaded, what waits on the device waits for the next start. */
const followLearner = (now: Session): Promise<void> =>
  import('../watching/followLearner.ts').then(
    ({ followLearner }) => followLearner(now.status === 'signedIn' ? now.user.uid : undefined),
    () => {},
  );

/** Signed out, here or in another tab, or another user has signed in. */
const hasSignedOut = (before: Session, now: Session): boolean => before.status === 'signedIn' && !isSame(before, now);
const isSame = (before: Session, now: Session): boolean =>
  before.status === 'signedIn' && now.status === 'signedIn' && before.user.uid === now.user.uid;

/** Removes what this device and this page know about the visitor of a visit, after the sign-out. Needs no network. */
async function forgetVisitor(visit: number, queryClient: QueryClient): Promise<void> {
  forgetRemembered(visit);
  queryClient.removeQueries({ queryKey: ['users'] });
  queryClient.removeQueries({ type: 'inactive' }); // of the pages before; the page on view goes on
  await Promise.all([clearSavedQueries(), forgetPictures(), forgetSaved()]);
}

/** §4: a sign-in counts also when the user could not be saved; the next start tries once more. */
async function saveUnsavedUser(user: { uid: string; mobile: string }, queryClient: QueryClient): Promise<void> {
  const { saveUnsaved } = await import('@bazaar/shared/data/users');
  if (await saveUnsaved(user)) await queryClient.invalidateQueries({ queryKey: ['users', user.uid] });
}
