import { currentVisit, forgetRemembered, withDeadline } from '@bazaar/shared/device';
import { withStorageDeadline } from '@bazaar/shared/device/storageDeadline';
import { clearPersistedQueries, type createQueryClient } from '@bazaar/shared/query';
import { CODE_CACHE, LESSON_CACHE } from '@bazaar/shared/saved/files';
import { createSession, type Session } from '@bazaar/shared/session';
import { followFirebase, isKnownVisitor, watchSession } from '@bazaar/shared/session/watchSession';
import { forgetPictures } from '../offline/pictureCache.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/** Not in the spec: as long as for the code of a session. Mostly it is there, from the sign-in. */
const LEARNER_WITHIN_MS = 10_000;

/** The one session store of the page. */
export const session = createSession();

/** Starts feeding it, and forgets in this tab a visitor who signs out. A visitor who never signed in costs no download. */
export function startSession(queryClient: QueryClient): void {
  /** A visitor who was signed in is waited for, also after the page has gone on without. */
  let isExpected = isKnownVisitor();
  let visit = currentVisit();
  session.subscribe((now, before) => {
    const [uid, uidBefore] = [uidOf(now), uidOf(before)];
    // Signed out by Firebase while no page was open: a deleted account, say. A Firebase that cannot be loaded is no sign-out.
    const hasEnded = isExpected && now.status === 'anonymous' && !isKnownVisitor();
    if (hasEnded || now.status === 'signedIn') isExpected = false;
    // Here, in another tab, or by another user who has signed in.
    const hasSignedOut = uidBefore !== undefined && uid !== uidBefore;
    if (hasEnded || hasSignedOut) void forgetVisitor(visit, queryClient, uid);
    if (uid === uidBefore) return;
    if (uid !== undefined) visit = currentVisit();
    // Without this code, what waits on the device waits for the next start.
    import('./learner.ts').then(({ learnerChanged }) => learnerChanged(now, before, queryClient)).catch(() => {});
  });
  void watchSession(session);
}

/** firebase/auth, for signing in and out; from then on the store follows Firebase's listener. */
export async function loadAuth() {
  const auth = await import('@bazaar/shared/firebase/auth');
  await followFirebase(session);
  return auth;
}

const uidOf = (of: Session): string | undefined => (of.status === 'signedIn' ? of.user.uid : undefined);

/**
 * Removes what this device and this page know about the visitor of a visit, after the sign-out. Needs no network. `next`: who is
 * signed in by now.
 */
async function forgetVisitor(visit: number, queryClient: QueryClient, next: string | undefined): Promise<void> {
  const isFirst = forgetRemembered(visit);
  queryClient.removeQueries({ queryKey: ['users'] });
  queryClient.removeQueries({ type: 'inactive' }); // of the pages before; the page on view goes on
  // This tab was put aside, another one has emptied the device, and what is there now belongs to the next learner.
  if (!isFirst && next !== undefined) return;
  const learner = withDeadline(import('./learner.ts'), LEARNER_WITHIN_MS, new Error('learner.ts did not come in time'));
  await learner.then(({ forgetSavedData }) => forgetSavedData(), forgetAllSaved);
}

/** Forgets all that was saved, where the code to choose could not be loaded: nothing stays, also not what was left here for its learner. */
async function forgetAllSaved(): Promise<void> {
  const caches = globalThis.caches as CacheStorage | undefined;
  const deleted = [LESSON_CACHE, CODE_CACHE].map(
    (name) => caches && withStorageDeadline(caches.delete(name)).catch(() => false),
  );
  await Promise.all([clearPersistedQueries(), forgetPictures(), ...deleted]);
}
