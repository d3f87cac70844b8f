import { useEffect, useState } from 'react';

/** docs/decisions/010, Lists and data: after 4 s the screen shows 'Still loading…'. */
export const SLOW_AFTER_MS = 4_000;

/** True once `isWaiting` has lasted 4 s; false again when the wait ends. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
