/** Not in the spec: how long a page may take to grow to where the reader was. */
const GROWS_WITHIN_MS = 3_000;

/** Goes to where the reader was, also when the page reaches that height only a moment later. Returns the way to stop. */
export function restoreScroll(top: number): () => void {
  const tryIt = () => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) stop();
  };
  const observer = new ResizeObserver(tryIt);
  const timer = setTimeout(() => stop(), GROWS_WITHIN_MS);
  // A reader who scrolls by hand has found another place.
  const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const hand of hands) removeEventListener(hand, stop);
  };
  for (const hand of hands) addEventListener(hand, stop, { passive: true });
  observer.observe(document.body);
  tryIt();
  return stop;
}
