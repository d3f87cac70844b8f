import { remembered, withDeadline } from '@bazaar/shared/device';
import { SIGNED_IN_KEY } from '../contracts/documentProtocol.ts';
import { loadOnce } from '@remotes-kit/runtime/loadOnce';
import type { SessionStore } from './session.ts';

/** Not in the spec: as long as a read. Firebase's code may not come, and its own storage may not respond: a frozen tab can hold it. */
const KNOWN_WITHIN_MS = 10_000;

/** Set while someone is signed in, so that a visitor who never signed in never downloads firebase/auth. */
const mark = remembered(SIGNED_IN_KEY, (stored) => stored !== undefined, { survivesSignOut: true });

/** Says that this device last had a signed-in visitor. */
export const isKnownVisitor = (): boolean => mark.get();

/** Feeds the store from Firebase's listener when a session may exist; else the visitor is anonymous at once. */
export async function watchSession(store: SessionStore): Promise<void> {
  if (mark.get()) return followFirebase(store);
  store.setState({ status: 'anonymous' }, true);
  // The visitor may still sign in in another tab.
  mark.subscribe(() => void (mark.get() && followFirebase(store)));
}

/**
 * Starts following Firebase's listener, once a page: sign-in calls it before the first code is sent. A session that is not known in
 * time is shown as nobody's, with Login and its form; the user is taken whenever Firebase names one. Resolves in time, too.
 */
export async function followFirebase(store: SessionStore): Promise<void> {
  const showAnonymous = () => {
    if (store.getState().status === 'unknown') store.setState({ status: 'anonymous' }, true);
  };
  setTimeout(showAnonymous, KNOWN_WITHIN_MS);
  await withDeadline(follow(store), KNOWN_WITHIN_MS, new Error('firebase/auth did not come in time')).catch(
    showAnonymous,
  );
}

const follow = loadOnce(async (store: SessionStore) => {
  const { onUser } = await import('../firebase/auth.ts');
  onUser((user) => {
    mark.set(user !== undefined || undefined); // where storage is blocked the session lasts as long as the tab
    store.setState(user ? { status: 'signedIn', user } : { status: 'anonymous' }, true);
  });
});
