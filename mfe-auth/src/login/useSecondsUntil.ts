import { useCallback, useSyncExternalStore } from 'react';

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

const secondsUntil = (untilMs: number) => Math.max(0, Math.ceil((untilMs - Date.now()) / 1_000));
