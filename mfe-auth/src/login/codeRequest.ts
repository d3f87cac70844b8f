import { HOUR_MS } from '@bazaar/shared/contracts/time';
import { remembered } from '@bazaar/shared/device';
import * as v from 'valibot';
import { REQUEST_LIFETIME_MS, SENDS_PER_HOUR } from '../constants.ts';

/** Stored for a reload, so that the code of an SMS still signs in. */
const schema = v.object({
  verificationId: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
  /** The end of the number, as the screen shows it: a code of another number is not tried for this one. */
  lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  sentAtMs: v.pipe(v.number(), v.finite()),
});

type CodeRequest = v.InferOutput<typeof schema>;

/** In the storage of the tab: phones drop a tab while the SMS is read. */
const savedRequest = remembered('bazaar.codeRequest', (stored) => parseRequest(stored, Date.now()), { session: true });

/** Undefined when no request is stored, or one that has expired. */
export function parseRequest(stored: unknown, nowMs: number): CodeRequest | undefined {
  const parsed = v.safeParse(schema, stored);
  const ageMs = parsed.success ? nowMs - parsed.output.sentAtMs : NaN;
  return parsed.success && ageMs >= 0 && ageMs < REQUEST_LIFETIME_MS ? parsed.output : undefined;
}

export const saveRequest = (verificationId: string, mobile: string): void =>
  void savedRequest.set({ verificationId, lastDigits: mobile.slice(-4), sentAtMs: Date.now() });

export const removeRequest = (): void => void savedRequest.set(undefined);

/** Also removes what was never written by this site. */
export const removeExpiredRequest = (): void => void (savedRequest.get() ?? removeRequest());

/** The request whose code was sent to that number. */
export function requestFor(mobile: string): CodeRequest | undefined {
  const request = savedRequest.get();
  return request && mobile.endsWith(request.lastDigits) ? request : undefined;
}

/** When codes were sent from this browser, to whatever number. */
const sentAt = remembered('bazaar.codesSentAt', (stored): readonly unknown[] => (Array.isArray(stored) ? stored : []), {
  survivesSignOut: true, // else a sign-out would lift the limit
});

/** True while this browser may request another code: five an hour, by any number of accounts. */
export const canSendCode = (nowMs: number): boolean => withinLastHour(sentAt.get(), nowMs).length < SENDS_PER_HOUR;

export const recordSend = (nowMs: number): void => void sentAt.set([...withinLastHour(sentAt.get(), nowMs), nowMs]);

/** The stored times that count. */
export const withinLastHour = (times: readonly unknown[], nowMs: number): number[] =>
  times.filter((time): time is number => typeof time === 'number' && time <= nowMs && nowMs - time < HOUR_MS);
