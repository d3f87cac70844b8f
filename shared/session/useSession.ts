import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createSession, type Session, type SessionStore } from './session.ts';

/** Filled by the shell. Outside of it (a component test, say) a visitor is anonymous. */
export const SessionContext = createContext<SessionStore>(createSession({ status: 'anonymous' }));

/** Who is looking at the page (§6). */
export const useSession = (): Session => useStore(useContext(SessionContext));
