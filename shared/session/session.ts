import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionUser } from '../firebase/auth.ts';

export type { SessionUser };

/** 'unknown' until Firebase knows the user; a visitor who never signed in is 'anonymous' at once. */
export type Session = { status: 'unknown' } | { status: 'anonymous' } | { status: 'signedIn'; user: SessionUser };

export type SessionStore = StoreApi<Session>;

/** The one session store of a page. Only the shell (or a remote running alone) creates it and writes to it. */
export function createSession(initial: Session = { status: 'unknown' }): SessionStore {
  return createStore<Session>()(() => initial);
}

/** Filled by the shell. Outside of it (a component test, say) a visitor is anonymous. */
export const SessionContext = createContext<SessionStore>(createSession({ status: 'anonymous' }));

/** The session of the visitor who is looking at the page (§6). */
export const useSession = (): Session => useStore(useContext(SessionContext));
