import type { SessionStore } from './session.ts';

/** Set while someone is signed in, so that a visitor who never signed in never downloads firebase/auth. */
const MARK = 'bazaar.signedIn';

/** Feeds the store from Firebase's listener when a session may exist; else the visitor is anonymous at once. */
export async function watchSession(store: SessionStore): Promise<void> {
  if (hasMark()) return followFirebase(store);
  store.setState({ status: 'anonymous' }, true);
  // Somebody may still sign in in another tab.
  addEventListener('storage', ({ key, newValue }) => void (key === MARK && newValue !== null && followFirebase(store)));
}

let following: Promise<void> | undefined;

/** Starts following Firebase's listener, once a page: sign-in calls it before the first code is sent. */
export function followFirebase(store: SessionStore): Promise<void> {
  following ??= import('../firebase/auth.ts').then(
    ({ onUser }) => {
      onUser((user) => {
        setMark(user !== undefined);
        store.setState(user ? { status: 'signedIn', user } : { status: 'anonymous' }, true);
      });
    },
    () => {
      following = undefined;
      store.setState({ status: 'anonymous' }, true);
    },
  );
  return following;
}

function hasMark(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false; // storage is blocked: Firebase's own store is too, so nobody can have stayed signed in
  }
}

function setMark(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // The session then lasts as long as the tab.
  }
}
