/** Spec §9, Reels. */
export const VISIBILITY_THRESHOLD = 0.8;
export const LOAD_MORE_WITHIN_PX = 1000;
export const SCROLL_THROTTLE_MS = 100;
export const POSTER_DISTANCE = 2;

/** docs/behaviour.md, Reels: only these load media. */
export const MEDIA_DISTANCE = 1;
/** docs/behaviour.md, Reels: what the next reel may buffer before it is current, in seconds: less than any segment, so one of them. */
export const NEIGHBOUR_BUFFER_S = 1;
/**
 * Not in the spec: the reel in view buffers no more than this until it was watched so long, in seconds: most are swiped away.
 * A segment of 2 s comes in half a second on a slow line. On a page where a reel has stalled they buffer more.
 */
export const UNDECIDED_BUFFER_S = 1.5;
export const STALLED_BUFFER_S = 6;
export const DECIDED_AFTER_S = 5;
/** Not in the spec: the address follows a reel that stays in view. */
export const ADDRESS_AFTER_MS = 1_000;
/** Not in the spec: for how long the share button shows what it did. */
export const SHARE_RESULT_MS = 3_000;
