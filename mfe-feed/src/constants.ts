/** Spec §9, Feed. */
export const SKELETON_COUNT = 3;
/** Spec §9, Feed: the share of the last post that must be in view for the next page. */
export const LOAD_MORE_THRESHOLD = 0.1;
/** docs/decisions/010, Feed: feed media. */
export const MEDIA_RATIO = 4 / 5;
