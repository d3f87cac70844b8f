import { useCallback, useSyncExternalStore } from 'react';
import { RESEND_AFTER_MS } from '../constants.ts';

/** Not in the spec: often enough that no second is skipped. */
const CHECK_EVERY_MS = 250;

/** Whole seconds from now until then, counted down to 0; by the clock, so that it is right also after the tab was suspended. */
export function useSecondsUntil(untilMs: number): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (secondsUntil(untilMs) === 0) clearInterval(timer);
      }, CHECK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [untilMs],
  );
  return useSyncExternalStore(subscribe, () => secondsUntil(untilMs));
}

const secondsUntil = (untilMs: number) => Math.ceil(msUntil(untilMs, Date.now()) / 1_000);

/** The remaining ms of a pause; 0 also where it is longer than any pause: the clock was set since. */
export function msUntil(untilMs: number, nowMs: number): number {
  const remainingMs = untilMs - nowMs;
  return remainingMs > RESEND_AFTER_MS.at(-1)! ? 0 : Math.max(0, remainingMs);
}
