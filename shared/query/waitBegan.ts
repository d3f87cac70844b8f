/** docs/behaviour.md, Lists and data: after 4 s of waiting the screen shows 'Still loading…'. */
export const SLOW_AFTER_MS = 4_000;

/** Waits closer together than this are one to the visitor: the code of a screen, then its list. Not in the spec. */
const ONE_WAIT_WITHIN_MS = 300;

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

/** When the visitor began to wait: at the start of the wait before, where the one that starts `now` follows at once on the same page. */
export const waitBegan = (url: string, now: number, last: PastWait): number =>
  url === last.url && now - last.endedAt <= ONE_WAIT_WITHIN_MS ? last.beganAt : now;
