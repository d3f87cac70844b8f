import { SENDS_PER_HOUR } from '../constants.ts';

const KEY = 'bazaar.codesSentAt';
const HOUR_MS = 3_600_000;

/** Whether this browser may ask for another code: five an hour. Times are kept, never numbers. */
export const canAskForCode = (nowMs: number): boolean => sentLately(nowMs).length < SENDS_PER_HOUR;

export function rememberSend(nowMs: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...sentLately(nowMs), nowMs]));
  } catch {
    // Then the service's own limits are the only ones.
  }
}

function sentLately(nowMs: number): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const isLately = (time: unknown): time is number => typeof time === 'number' && time <= nowMs && nowMs - time < HOUR_MS;
    return Array.isArray(kept) ? kept.filter(isLately) : [];
  } catch {
    return [];
  }
}
