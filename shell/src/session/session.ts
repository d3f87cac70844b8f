import { createSession } from '@bazaar/shared/session';
import { followFirebase, watchSession } from '@bazaar/shared/session/watchSession';

/** The one session store of the page. */
export const session = createSession();

/** Starts feeding it. A visitor who never signed in costs no download. */
export const startSession = () => watchSession(session);

/** firebase/auth for whoever signs in; from then on the store follows Firebase's listener. */
export async function loadAuth() {
  const auth = await import('@bazaar/shared/firebase/auth');
  await followFirebase(session);
  return auth;
}
