/** Spec §9, Reels: 'max buffer 30 s'. */
export const MAX_BUFFER_S = 30;
/** docs/behaviour.md: a shorter wait for data shows no ring. */
export const BUFFERING_AFTER_MS = 400;
