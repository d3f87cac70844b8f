/** Spec §9, Reels: 'stream buffer back 90 s, max buffer 30 s'. */
export const BACK_BUFFER_S = 90;
export const MAX_BUFFER_S = 30;
/** Spec §9, Reels: default volume 50, of 100. */
export const DEFAULT_VOLUME = 50;

/** docs/decisions/010, Reels and players: how often a stall is mended before the player gives up. */
export const NETWORK_RECOVERIES = 2;
export const MEDIA_RECOVERIES = 2;
export const MEDIA_RECOVERY_PAUSE_MS = 3_000;
/** The budget is whole again after this much advancing time. */
export const RESET_AFTER_MS = 10_000;
/** 'Time to an error message ≤ 20 s': nothing downloaded and nothing played for this long ends the attempt. */
export const NO_PROGRESS_MS = 18_000;

/** docs/decisions/010: a shorter pause shows no ring. */
export const BUFFERING_AFTER_MS = 400;

/** Not in the spec; the slider pattern of the ARIA Authoring Practices. */
export const SEEK_STEP_S = 5;
export const SEEK_PAGE_S = 15;
/** The seek bar's thumb, as SeekBar.module.css draws it. */
export const THUMB_PX = 16;
