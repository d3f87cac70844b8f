import { useEffect, useState } from 'react';
import { documentWait, SLOW_AFTER_MS, waitBegan, type PastWait } from './waitBegan.ts';

let lastWait: PastWait | undefined;

/** True once the visitor has waited for 4 s: from the navigation where this wait follows another at once. False again when it ends. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const url = location.href;
    const beganAt = waitBegan(url, performance.now(), lastWait ?? documentWait(url));
    const timer = setTimeout(() => setIsSlow(true), beganAt + SLOW_AFTER_MS - performance.now());
    return () => {
      lastWait = { url, beganAt, endedAt: performance.now() };
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
