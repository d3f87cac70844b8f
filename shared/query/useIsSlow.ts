import { useEffect, useState } from 'react';

/** docs/behaviour.md, Lists and data: after 4 s of waiting the screen shows 'Still loading…'. */
const SLOW_AFTER_MS = 4_000;

/** Waits closer together than this are one to the visitor: the code of a screen, then its list. Not in the spec. */
const ONE_WAIT_WITHIN_MS = 300;

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

/** A wait that is over: on which page, from when to when. Times are ms since the document was navigated to. */
export interface PastWait {
  url: string;
  beganAt: number;
  endedAt: number;
}

/** The loading of the document itself. When it ends is not known: a first wait within 4 s is taken for a part of it. */
export const documentWait = (url: string): PastWait => ({ url, beganAt: 0, endedAt: SLOW_AFTER_MS });

/** Calls back once the visitor has waited for the document and what it shows first for 4 s. Returns a function that cancels it. */
export function whenSlow(callback: () => void): () => void {
  const timer = setTimeout(callback, SLOW_AFTER_MS - performance.now());
  return () => clearTimeout(timer);
}

/** Returns when the visitor began to wait: at the start of the wait before, where the one that starts `now` follows at once on the same page. */
export const waitBegan = (url: string, now: number, last: PastWait): number =>
  url === last.url && now - last.endedAt <= ONE_WAIT_WITHIN_MS ? last.beganAt : now;
