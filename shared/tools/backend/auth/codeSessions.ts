import { randomBytes, randomInt } from 'node:crypto';
import { invalid } from '../request.ts';

/** Not in the spec: OWASP ASVS 6.5.5 allows ten minutes at most. */
export const CODE_LIFE_MS = 10 * 60 * 1000;
/** Not in the spec: against guessing. After these a new code must be requested. */
export const MAX_WRONG_CODES = 5;

interface Session {
  readonly sessionInfo: string;
  readonly phoneNumber: string;
  readonly code: string;
  readonly expiresAtMs: number;
  wrongCodes: number;
}

/** One-time codes: each is valid for one number, once, for ten minutes and five tries. */
export function createCodeSessions() {
  const sessions = new Map<string, Session>();

  return {
    send(phoneNumber: string, nowMs: number): Session {
      const sessionInfo = randomBytes(24).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const session = { sessionInfo, phoneNumber, code, expiresAtMs: nowMs + CODE_LIFE_MS, wrongCodes: 0 };
      sessions.set(sessionInfo, session);
      return session;
    },
    /** The number that the code proves; ends the session. Throws Auth's named errors. */
    confirm(sessionInfo: string, code: string, nowMs: number): string {
      const session = sessions.get(sessionInfo);
      if (!session) throw invalid('INVALID_SESSION_INFO');
      // It stays known, so that the error is "expired" rather than "unknown".
      if (nowMs >= session.expiresAtMs || session.wrongCodes >= MAX_WRONG_CODES) throw invalid('SESSION_EXPIRED');
      if (session.code !== code) {
        session.wrongCodes += 1;
        throw invalid('INVALID_CODE');
      }
      sessions.delete(sessionInfo);
      return session.phoneNumber;
    },
    /** The codes still waiting, oldest first. */
    pending: () => [...sessions.values()],
    clear: () => sessions.clear(),
  };
}
