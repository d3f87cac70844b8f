/** A video that is remembered, resumed, and has all keys and controls. */
export interface PlayedLesson {
  /** Its progress is saved under this id. */
  videoId: string;
  /** The page that plays it, for Continue watching. */
  path: string;
  /** Shown in Continue watching. */
  thumbnailId?: string | undefined;
  /** The level or playlist that it belongs to, for Continue watching and the dashboard. */
  seriesId?: string | undefined;
  seriesName?: string | undefined;
  /** The number of its lessons, and their length together. */
  seriesLessons?: number | undefined;
  seriesMs?: number | undefined;
  /** The length that its card shows; the player shows the same. */
  durationMs?: number | undefined;
  /** Begins by itself, as after a choice in a list; a browser that wants a press first gets it. */
  isAutoPlayed?: boolean;
  /** The second that its link names, 0 for what a series goes on to; absent: it goes on where it was left (shared/progress/start.ts). */
  startS?: number | undefined;
  /** Another number plays the same video again, after its end from the beginning. */
  replayCount?: number;
}
