import { AUTOPLAY_SHARE, STAGE_HEIGHT_SHARE } from '../constants.ts';

/** Where a video stands on the screen, in px from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/** Which of the videos has its middle nearest to 40 % of the screen's height; -1 when none shows at least half of itself. */
export function nearestTo40Percent(spans: readonly Span[], viewportHeight: number): number {
  const line = viewportHeight * STAGE_HEIGHT_SHARE;
  let nearest = -1;
  let least = Infinity;
  spans.forEach(({ top, bottom }, index) => {
    const shown = Math.min(bottom, viewportHeight) - Math.max(top, 0);
    const distance = Math.abs((top + bottom) / 2 - line);
    if (shown <= 0 || shown < (bottom - top) * AUTOPLAY_SHARE || distance >= least) return;
    nearest = index;
    least = distance;
  });
  return nearest;
}
