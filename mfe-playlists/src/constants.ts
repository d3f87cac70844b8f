/** docs/decisions/010, Playlists: how long the 'Up next' card waits. */
export const UP_NEXT_MS = 5_000;
/** Not in the spec: how often the card looks at the clock. */
export const UP_NEXT_TICK_MS = 250;
/** Not in the spec: more broken videos in a row than this are a broken line, not broken videos. */
export const MAX_SKIPS = 3;
