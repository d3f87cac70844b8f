import { remembered } from '@bazaar/shared/device';
import { SIGNED_IN_KEY } from '../contracts/documentProtocol.ts';
import { loadOnce } from '@remotes-kit/runtime/loadOnce';
import type { SessionStore } from './session.ts';

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

/** Starts following Firebase's listener, once a page: sign-in calls it before the first code is sent. */
export const followFirebase = (store: SessionStore): Promise<void> =>
  follow(store).catch(() => store.setState({ status: 'anonymous' }, true));

const follow = loadOnce(async (store: SessionStore) => {
  const { onUser } = await import('../firebase/auth.ts');
  onUser((user) => {
    mark.set(user !== undefined || undefined); // where storage is blocked the session lasts as long as the tab
    store.setState(user ? { status: 'signedIn', user } : { status: 'anonymous' }, true);
  });
});
