export {
  createSession,
  SessionContext,
  useSession,
  type Session,
  type SessionStore,
  type SessionUser,
} from './session.ts';
