import { PLACE_HELD_MS } from '../constants.ts';

/** What a reader does to go elsewhere. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Keeps an element's top at `topPx` while things above it are measured or arrive, until the reader moves or 3 s are
 * over. `find` gives undefined while the element is not there yet. Returns the way to stop.
 */
export function holdPlace(find: () => Element | null | undefined, topPx: number): () => void {
  const endsAt = performance.now() + PLACE_HELD_MS;
  let frame = requestAnimationFrame(hold);

  function hold(now: number) {
    const byPx = (find()?.getBoundingClientRect().top ?? topPx) - topPx;
    if (Math.abs(byPx) >= 1) scrollBy({ top: byPx, behavior: 'instant' });
    if (now < endsAt) frame = requestAnimationFrame(hold);
    else stop();
  }
  function stop() {
    cancelAnimationFrame(frame);
    for (const hand of HANDS) removeEventListener(hand, stop);
  }
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true });
  return stop;
}
