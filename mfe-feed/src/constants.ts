/** Spec §9, Feed. */
export const SKELETON_COUNT = 3;
/** docs/behaviour.md, Ends of lists: the share of the last post that must have come into view for the next page. */
export const LOAD_MORE_SHARE = 0.5;

/** docs/behaviour.md, Feed: the boxes of media, width / height, before anything is loaded. */
export const PICTURE_RATIO = 4 / 5;
export const VIDEO_RATIO = 16 / 9;
/** Not in the spec: so many characters of a title take two lines on a desktop, four on the narrowest phone. */
export const TITLE_LENGTH = 100;
/** The width that media are drawn at. */
export const MEDIA_SIZES = '(min-width: 624px) 560px, calc(100vw - 34px)';
/** More pictures than this: not each has a dot. */
export const MAX_DOTS = 7;

/** Not in the spec: posts are rendered this far above and below the screen. */
export const LIST_BUFFER_PX = 800;
/** Not in the spec: for how long a restored scroll position is held while what is above it is still loading. */
export const HOLD_ANCHOR_MS = 3_000;
/** Not in the spec: so many entries of the history have a remembered scroll position. */
export const MAX_SCROLL_ANCHORS = 20;

/** docs/behaviour.md, Feed: the video nearest to this share of the screen's height plays by itself. */
export const AUTOPLAY_LINE_SHARE = 0.4;
/** Not in the spec: a video that shows less of itself does not begin to play. */
export const AUTOPLAY_SHARE = 0.5;
/** Not in the spec: a scroll that has rested for so long has arrived somewhere. */
export const SCROLL_RESTS_MS = 120;
/** Not in the spec: a video element exists while this share of it is on the screen. */
export const PLAYER_SHARE = 0.25;
/** Not in the spec: seconds buffered of a video that plays by itself; §9 once it is pressed. */
export const AUTOPLAY_BUFFER_S = 10;

/** Not in the spec: how often the newest page is read while the tab is visible. */
export const CHECK_NEWEST_EVERY_MS = 120_000;
/** Not in the spec: a list that was read longer ago is compared at once. */
export const OLD_AFTER_MS = 60_000;
