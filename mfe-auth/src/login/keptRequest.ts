import { remembered } from '@bazaar/shared/device';
import * as v from 'valibot';
import { KEEP_REQUEST_MS } from '../constants.ts';

/** What a reload needs so that the code on its way still signs in. */
const schema = v.object({
  verificationId: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
  /** The end of the number, as the screen shows it: a code of another number is not tried for this one. */
  lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  sentAtMs: v.pipe(v.number(), v.finite()),
});

export type CodeRequest = v.InferOutput<typeof schema>;

/** In the storage of the tab: phones drop a tab while the SMS is read. */
const kept = remembered('bazaar.codeRequest', (stored) => parseRequest(stored, Date.now()), { session: true });

/** Undefined when nothing is kept, or not for long enough any more. */
export function parseRequest(stored: unknown, nowMs: number): CodeRequest | undefined {
  const parsed = v.safeParse(schema, stored);
  const ageMs = parsed.success ? nowMs - parsed.output.sentAtMs : NaN;
  return parsed.success && ageMs >= 0 && ageMs < KEEP_REQUEST_MS ? parsed.output : undefined;
}

export const keepRequest = (verificationId: string, mobile: string): void =>
  void kept.set({ verificationId, lastDigits: mobile.slice(-4), sentAtMs: Date.now() });

export const forgetRequest = (): void => void kept.set(undefined);

/** Removes what is too old or was never written by us. */
export const forgetOldRequest = (): void => void (kept.get() ?? forgetRequest());

/** The request whose code that number waits for. */
export function requestFor(mobile: string): CodeRequest | undefined {
  const request = kept.get();
  return request && mobile.endsWith(request.lastDigits) ? request : undefined;
}
