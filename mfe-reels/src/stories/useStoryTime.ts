import { useEffect } from 'react';
import { STEP_MS } from './constants.ts';

/** Calls about every 100 ms with the time that has really passed: a timer that comes late loses nothing. */
export function useStoryTime(isRunning: boolean, onPassed: (ms: number) => void): void {
  useEffect(() => {
    if (!isRunning) return;
    let lastMs = performance.now();
    const timer = setInterval(() => {
      const nowMs = performance.now();
      onPassed(nowMs - lastMs);
      lastMs = nowMs;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isRunning, onPassed]);
}
