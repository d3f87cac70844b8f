import { randomBytes, randomInt } from 'node:crypto';
import { invalid } from '../requestError.ts';

export interface SentCode {
  readonly sessionInfo: string;
  readonly phoneNumber: string;
  readonly code: string;
}

export interface CodeSessions {
  send(phoneNumber: string, nowMs: number): SentCode;
  /** The number that the code proves; ends the session. Throws Auth's named errors. */
  confirm(sessionInfo: string, code: string, nowMs: number): string;
  /** The codes still waiting, oldest first. */
  pending(): SentCode[];
  clear(): void;
}

/** Not in the spec: OWASP ASVS 6.5.5 allows ten minutes at most. */
export const CODE_LIFE_MS = 10 * 60 * 1000;
/** Not in the spec: trust. Then a new code must be asked for. */
export const MAX_WRONG_CODES = 5;

interface Session extends SentCode {
  readonly expiresAtMs: number;
  wrongCodes: number;
}

/** One-time codes: each is good for one number, once, for ten minutes and five tries. */
export function createCodeSessions(): CodeSessions {
  const sessions = new Map<string, Session>();

  return {
    send(phoneNumber, nowMs) {
      const sessionInfo = randomBytes(24).toString('base64url');
      const session = { sessionInfo, phoneNumber, code: newCode(), expiresAtMs: nowMs + CODE_LIFE_MS, wrongCodes: 0 };
      sessions.set(sessionInfo, session);
      return session;
    },
    confirm(sessionInfo, code, nowMs) {
      const session = sessions.get(sessionInfo);
      if (!session) throw invalid('INVALID_SESSION_INFO');
      if (isOver(session, nowMs)) throw invalid('SESSION_EXPIRED');
      if (session.code !== code) {
        session.wrongCodes += 1;
        throw invalid('INVALID_CODE');
      }
      sessions.delete(sessionInfo);
      return session.phoneNumber;
    },
    pending: () => [...sessions.values()],
    clear: () => sessions.clear(),
  };
}

/** Over by time or by wrong codes; it stays known so that the response can say "expired" rather than "unknown". */
function isOver({ expiresAtMs, wrongCodes }: Session, nowMs: number): boolean {
  return nowMs >= expiresAtMs || wrongCodes >= MAX_WRONG_CODES;
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
