/** Not in the spec: how many lessons wait. */
export const LESSONS_SHOWN = 6;
