export { createSession, type Session, type SessionStore, type SessionUser } from './session.ts';
export { SessionContext, useSession } from './useSession.ts';
