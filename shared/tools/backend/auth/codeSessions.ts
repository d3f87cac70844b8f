import { randomBytes, randomInt } from 'node:crypto';
import { identityError } from './identityError.ts';

/** Not in the spec: OWASP ASVS 6.5.5 allows ten minutes at most. */
export const CODE_LIFE_MS = 10 * 60 * 1000;
/** Not in the spec: against guessing. After these within an hour, the number's codes end and no other is sent. */
export const MAX_WRONG_CODES = 5;
/** Not in the spec: for how long none is sent then. */
export const BLOCKED_FOR_MS = 10 * 60 * 1000;
/** Not in the spec: so that nobody's phone is flooded. */
export const CODES_PER_NUMBER = 5;
/** Not in the spec: so that nobody floods many phones. */
export const CODES_PER_VISITOR = 20;
/** The period in which the two limits count: an hour. */
export const LIMITS_PER_MS = 60 * 60 * 1000;

interface SentCode {
  readonly sessionInfo: string;
  readonly phoneNumber: string;
  /** The address that it was requested from. */
  readonly visitor: string;
  readonly sentAtMs: number;
  /** Empty once it has ended: the rest is kept for an hour, for the limits. */
  code: string;
}

/**
 * One-time codes. Each is valid for one number, once, for ten minutes, and until the number's next one. All functions throw
 * Auth's named errors.
 */
export function createCodeSessions(codesPerVisitor = CODES_PER_VISITOR) {
  let sent: SentCode[] = [];
  let wrong: { phoneNumber: string; atMs: number }[] = [];
  let blocked: { phoneNumber: string; untilMs: number }[] = [];

  /** Removes what has ended. */
  function removeOld(nowMs: number): void {
    sent = sent.filter(({ sentAtMs }) => nowMs - sentAtMs < LIMITS_PER_MS);
    for (const one of sent) if (nowMs - one.sentAtMs >= CODE_LIFE_MS) one.code = '';
    wrong = wrong.filter(({ atMs }) => nowMs - atMs < LIMITS_PER_MS);
    blocked = blocked.filter(({ untilMs }) => nowMs < untilMs);
  }

  const isOf =
    (phoneNumber: string) =>
    (entry: { readonly phoneNumber: string }): boolean =>
      entry.phoneNumber === phoneNumber;

  function endAllOf(phoneNumber: string): void {
    for (const one of sent.filter(isOf(phoneNumber))) one.code = '';
  }

  function countWrong(phoneNumber: string, nowMs: number): void {
    wrong.push({ phoneNumber, atMs: nowMs });
    if (wrong.filter(isOf(phoneNumber)).length < MAX_WRONG_CODES) return;
    endAllOf(phoneNumber);
    wrong = wrong.filter((entry) => entry.phoneNumber !== phoneNumber);
    blocked.push({ phoneNumber, untilMs: nowMs + BLOCKED_FOR_MS });
  }

  return {
    /** Makes a code for the number; the one before ends. */
    send(phoneNumber: string, visitor: string, nowMs: number): SentCode {
      removeOld(nowMs);
      const isTooMany =
        blocked.some(isOf(phoneNumber)) ||
        sent.filter(isOf(phoneNumber)).length >= CODES_PER_NUMBER ||
        sent.filter((one) => one.visitor === visitor).length >= codesPerVisitor;
      if (isTooMany) throw identityError('TOO_MANY_ATTEMPTS_TRY_LATER');
      endAllOf(phoneNumber);
      const sessionInfo = randomBytes(24).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const one = { sessionInfo, phoneNumber, visitor, sentAtMs: nowMs, code };
      sent.push(one);
      return one;
    },
    /** The number that the code proves. The code stays valid until `end`. */
    confirm(sessionInfo: string, code: string, nowMs: number): string {
      removeOld(nowMs);
      const one = sent.find((other) => other.sessionInfo === sessionInfo);
      if (!one) throw identityError('INVALID_SESSION_INFO');
      if (one.code === '') throw identityError('SESSION_EXPIRED');
      if (one.code === code) return one.phoneNumber;
      countWrong(one.phoneNumber, nowMs);
      throw identityError('INVALID_CODE');
    },
    /** Ends a code that has signed somebody in: its session is then as if it had never been, as Google has it. */
    end(sessionInfo: string): void {
      const used = sent.find((one) => one.sessionInfo === sessionInfo);
      if (!used) return;
      sent = sent.map((one) => (one === used ? { ...one, sessionInfo: '', code: '' } : one));
      wrong = wrong.filter((entry) => entry.phoneNumber !== used.phoneNumber);
    },
    /** The codes still valid, oldest first. */
    pending(nowMs: number): { phoneNumber: string; sessionInfo: string; code: string }[] {
      removeOld(nowMs);
      return sent
        .filter(({ code }) => code !== '')
        .map(({ phoneNumber, sessionInfo, code }) => ({ phoneNumber, sessionInfo, code }));
    },
    clear(): void {
      [sent, wrong, blocked] = [[], [], []];
    },
  };
}
