/** Spec §9, Reels. */
export const VISIBILITY_THRESHOLD = 0.8;
export const LOAD_MORE_WITHIN_PX = 1000;
export const SHELL_DISTANCE = 2;
/** docs/decisions/010: only these load media. */
export const MEDIA_DISTANCE = 1;
/** docs/decisions/010, Reels and players: what the next reel may take before its turn, in seconds. */
export const NEIGHBOUR_BUFFER_S = 2;
/** Spec §9: max buffer of the reel on view, in seconds. */
export const CURRENT_BUFFER_S = 30;
