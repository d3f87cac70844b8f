/** Spec §9, Reels: 'stream buffer back 90 s'; the most ahead is MAX_BUFFER_S of media/buffer.ts. */
export const BACK_BUFFER_S = 90;
/** Spec §9, Reels: default volume 50, of 100. */
export const DEFAULT_VOLUME = 50;

/** docs/behaviour.md, Reels and players: how often a stall is recovered from before the player gives up. */
export const NETWORK_RECOVERIES = 2;
export const MEDIA_RECOVERIES = 2;
export const MEDIA_RECOVERY_PAUSE_MS = 3_000;
/** The budget is whole again after this much advancing time. */
export const RESET_AFTER_MS = 10_000;
/** 'Time to an error message ≤ 20 s': nothing downloaded and nothing played for this long ends the attempt. */
export const NO_PROGRESS_MS = 17_000;
/** Not in the spec: a decoder that shows nothing of this much data for as long is started anew; both attempts fit into the 20 s. */
export const DECODER_PATIENCE_MS = 5_000;
export const MIN_DECODABLE_S = 0.5;
/** Not in the spec: before the decoder is started anew, a seek that does not end is made once more, by this much further on. */
export const SEEK_PATIENCE_MS = 3_000;
export const SEEK_AGAIN_S = 0.001;
export const CHECK_EVERY_MS = 1_000;

/** Not in the spec; the slider pattern of the ARIA Authoring Practices. */
export const SEEK_STEP_S = 5;
export const SEEK_PAGE_S = 15;
/** The seek bar's thumb, as SeekBar.module.css draws it. */
export const THUMB_PX = 16;
/** J and L jump as far, as everywhere. */
export const JUMP_S = 10;
export const VOLUME_STEP = 5;
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** Not in the spec: the share of a lesson that must be in view before its stream is downloaded, and how much then, until it is started. */
export const SEEN_SHARE = 0.25;
export const IDLE_BUFFER_S = 4;
/** Controls over a playing video go away after this long without a pointer or a key. */
export const IDLE_AFTER_MS = 3_000;
/** The player shows for so long what a key did. */
export const TOAST_MS = 1_500;
/** An Escape that closed full screen does not also leave the page. */
export const ESCAPE_PAUSE_MS = 400;

/** Not in the spec: how often the position in a lesson is saved, besides at every pause, at every jump and when the page closes. */
export const SAVE_EVERY_MS = 5_000;
/** Not in the spec: a playing element reports its time at least this often. */
export const TICK_MS = 1_000;
/** Not in the spec: an element that was told to start at a time is this near to it. */
export const SAME_TIME_S = 0.5;
/** Not in the spec: before this second a link to a lesson starts at its beginning. */
export const SHARE_FROM_S = 5;

/** Not in the spec. A failed load is repeated when less than this remains to play. */
export const LOW_BUFFER_S = 5;
/** An element with less than this buffered does not advance. */
export const EMPTY_BUFFER_S = 0.2;
/** A level may start a lesson if it takes no more than this share of the remembered bandwidth: two seconds of it then come in 0.4 s. */
export const START_SHARE = 0.2;
export const START_MAX_HEIGHT_PX = 480;
/** A phone that moves has another connection. */
export const BANDWIDTH_VALID_MS = 10 * 60_000;
/** Not in the spec: how much of a film is loaded before React is there, its first segment. */
export const EARLY_BUFFER_S = 1.5;
/** A player waits for so long for what the document requested early, before it requests it itself. */
export const EARLY_PATIENCE_MS = 4_000;

/** docs/behaviour.md, Playlists: how long the 'Up next' card waits. */
export const UP_NEXT_MS = 5_000;
/** Not in the spec: how often the countdown is updated; the ring of UpNextCard.module.css moves as long. */
export const UP_NEXT_TICK_MS = 250;
/** Not in the spec: more videos in a row than this that cannot be played mean a broken connection, not broken videos. */
export const MAX_SKIPS = 3;
