/** Not in the spec: paths under way that are shown at first, as many as fill a tall phone. */
export const PATHS_SHOWN = 4;

/** Not in the spec: finished series and lessons that are shown at first. */
export const FINISHED_SHOWN = 6;

/** Not in the spec: days in the chart, today among them; progress remembers no more. */
export const DAYS_SHOWN = 7;
