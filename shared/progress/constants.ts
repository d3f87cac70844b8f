/** Not in the spec: watched to here, a video is done. */
export const DONE_SHARE = 0.95;
