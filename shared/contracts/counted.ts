/** The names of what the school counts without knowing anybody (docs/decisions/049), as reports have them. */
export const COUNTED = {
  /** A lesson that has played; its value is 1. */
  started: 'lesson.started',
  /** A quarter of a lesson that was watched, 1 to 4. */
  quarter: 'lesson.quarter',
  /** The part of a lesson, of LEFT_PARTS, that it was left in for the first time on a day, from 0; the last one is its end. */
  left: 'lesson.left',
  /** A search without a result, by what the table of words has of it; '' for none of it. Its value is 1. */
  noResult: 'search.noResult',
} as const;

export const QUARTERS = 4;
/** Not in the spec: parts of a lesson, of which the last is its closing words. */
export const LEFT_PARTS = 20;
/** Not in the spec: a figure of fewer visitors of one day is never shown (issue 41). */
export const LEAST_VISITORS = 10;
