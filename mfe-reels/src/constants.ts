import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bazaar/shared/contracts/time';

/** Spec §9, Reels. */
export const VISIBILITY_THRESHOLD = 0.8;
export const LOAD_MORE_WITHIN_PX = 1000;
export const SCROLL_THROTTLE_MS = 100;
export const POSTER_DISTANCE = 2;

/** docs/behaviour.md, Reels: only these load media. */
export const MEDIA_DISTANCE = 1;
/** docs/behaviour.md, Reels: what the next reel may buffer before it is current, in seconds: less than any segment, so one of them. */
export const NEIGHBOUR_BUFFER_S = 0.5;
/**
 * Not in the spec: the reel in view buffers no more than this, in seconds and in segments, until it was watched so long: most are
 * swiped away. A segment of 1 s comes in a third of a second on a slow line, one of 2 s in half. On a page where a reel has stalled
 * they buffer more.
 */
export const UNDECIDED_BUFFER_S = 1.5;
export const UNDECIDED_SEGMENTS = 0.6;
export const STALLED_BUFFER_S = 6;
export const DECIDED_AFTER_S = 5;
/** Not in the spec: the address follows a reel that stays in view. */
export const ADDRESS_AFTER_MS = 1_000;
/** Not in the spec: for how long the share button shows what it did. */
export const SHARE_RESULT_MS = 3_000;

/** Spec §9, Stories: progress advances 2 percent every 100 ms. */
export const STEP_MS = 100;
export const STEP_PERCENT = 2;
export const IMAGE_MS = (100 / STEP_PERCENT) * STEP_MS;
/** Spec §9, Stories. */
export const NEW_FOR_MS = 2 * HOUR_MS;
/** Not in the spec: how far ahead of this device's clock a story may be and still be new. */
export const CLOCK_DRIFT_MS = 5 * MINUTE_MS;

/** docs/behaviour.md, Stories: a press this long holds the story and is no tap. */
export const HOLD_AFTER_MS = 300;
/** Not in the spec: a finger that moves further is not tapping, and one that moves down this far closes. */
export const TAP_WITHIN_PX = 12;
export const CLOSE_AFTER_PX = 80;
/** docs/behaviour.md, Stories: an image that is not loaded by then counts as failed. */
export const IMAGE_DEADLINE_MS = 10_000;
/** docs/behaviour.md, Stories: images of the open story that are fetched ahead. */
export const IMAGES_AHEAD = 2;
/** Not in the spec: the next page of stories is read so many stories before the last one that is known. */
export const STORIES_AHEAD = 5;
/** Not in the spec: after this the spoken texts of an image are removed, as those of shared/ui/announce.ts are. */
export const SPOKEN_FOR_MS = 5_000;
/** Not in the spec: for how long the strip remembers what was seen. */
export const SEEN_FOR_MS = 30 * DAY_MS;
/** Not in the spec: so many characters of a story's name have room below its icon. */
export const STORY_NAME_LENGTH = 11;
