import { remembered } from '@bazaar/shared/device';
import { SENDS_PER_HOUR } from '../constants.ts';

const HOUR_MS = 3_600_000;

const sentAt = remembered('bazaar.codesSentAt', (stored): readonly unknown[] => (Array.isArray(stored) ? stored : []), {
  survivesSignOut: true, // else a sign-out would lift the limit
});

/** Whether this browser may ask for another code: five an hour. Times are kept, never numbers. */
export const canAskForCode = (nowMs: number): boolean => sentLately(sentAt.get(), nowMs).length < SENDS_PER_HOUR;

export function rememberSend(nowMs: number): void {
  sentAt.set([...sentLately(sentAt.get(), nowMs), nowMs]);
}

/** What of the stored times counts. */
export const sentLately = (times: readonly unknown[], nowMs: number): number[] =>
  times.filter((time): time is number => typeof time === 'number' && time <= nowMs && nowMs - time < HOUR_MS);
