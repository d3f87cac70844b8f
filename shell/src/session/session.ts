import { currentVisit } from '@bazaar/shared/device';
import type { createQueryClient } from '@bazaar/shared/query';
import { createSession, type Session } from '@bazaar/shared/session';
import { followFirebase, isKnownVisitor, watchSession } from '@bazaar/shared/session/watchSession';
import { forgetVisitor } from './forgetVisitor.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/** The one session store of the page. */
export const session = createSession();

/** Starts feeding it, and does in this tab what a change asks for. A visitor who never signed in costs no download. */
export function startSession(queryClient: QueryClient): void {
  const wasKnown = isKnownVisitor();
  let visit = currentVisit();
  session.subscribe((now, before) => {
    // Signed out by Firebase while no page was open: a deleted account, say. No answer from it is no sign-out.
    const hasEnded = before.status === 'unknown' && now.status === 'anonymous' && wasKnown && !isKnownVisitor();
    if (hasEnded || hasLeft(before, now)) void forgetVisitor(visit, queryClient);
    if (now.status === 'signedIn' && !isSame(before, now)) visit = currentVisit();
    if (before.status === 'unknown' && now.status === 'signedIn') void saveWhatWasNot(now.user, queryClient);
  });
  void watchSession(session);
}

/** firebase/auth for whoever signs in; from then on the store follows Firebase's listener. */
export async function loadAuth() {
  const auth = await import('@bazaar/shared/firebase/auth');
  await followFirebase(session);
  return auth;
}

/** Signed out, here or in another tab, or somebody else has signed in. */
const hasLeft = (before: Session, now: Session): boolean => before.status === 'signedIn' && !isSame(before, now);
const isSame = (before: Session, now: Session): boolean =>
  before.status === 'signedIn' && now.status === 'signedIn' && before.user.uid === now.user.uid;

/** §4: a sign-in counts also when the user could not be saved; the next start tries once more. */
async function saveWhatWasNot(user: { uid: string; mobile: string }, queryClient: QueryClient): Promise<void> {
  const { saveUnsaved } = await import('@bazaar/shared/data/unsavedUser');
  if (await saveUnsaved(user)) await queryClient.invalidateQueries({ queryKey: ['users', user.uid] });
}
