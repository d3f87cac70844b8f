import { isRecord } from './isRecord.ts';

/** The path at which the server of a local site answers with its figures; no deployed site has it. */
export const LESSONS_PATH = '/v1/lessons';

/** A number of visitors; null: fewer than LEAST_VISITORS, which may be none. */
export type Figure = number | null;

/** A lesson on a day on which enough visitors started it. */
export interface LessonDay {
  /** In UTC: `2026-11-28`. */
  day: string;
  videoId: string;
  /** Absent: the index of the search does not have the lesson. */
  title?: string | undefined;
  started: number;
  /** By the quarter: who has watched it. */
  quarters: readonly Figure[];
  /** By the part of the lesson: who first left it there. */
  left: readonly Figure[];
  /** Those of all parts whose own figure is null. */
  leftElsewhere: Figure;
}

/** A search that found nothing, by what the table of words has of it, on a day on which enough visitors made it. */
export interface SearchDay {
  day: string;
  /** '': nothing of it is in the table. */
  meant: string;
  visitors: number;
}

/** The figures of a school without anybody in them; the latest day first. */
export interface LessonFigures {
  lessons: readonly LessonDay[];
  /** The starts of all lessons and days that have no row. */
  otherStarted: Figure;
  searches: readonly SearchDay[];
  otherSearches: Figure;
}

/** The figures in a server's answer; undefined for anything else. Never throws. A row that is none costs itself alone. */
export function parseLessonFigures(value: unknown): LessonFigures | undefined {
  if (!isRecord(value) || !Array.isArray(value.lessons) || !Array.isArray(value.searches)) return undefined;
  return {
    lessons: value.lessons.flatMap((row) => lessonIn(row) ?? []),
    otherStarted: figureIn(value.otherStarted),
    searches: value.searches.flatMap((row) => searchIn(row) ?? []),
    otherSearches: figureIn(value.otherSearches),
  };
}

function lessonIn(row: unknown): LessonDay | undefined {
  if (!isRecord(row)) return undefined;
  const { day, videoId, title, started, quarters, left, leftElsewhere } = row;
  if (typeof day !== 'string' || typeof videoId !== 'string' || typeof started !== 'number') return undefined;
  if (!Array.isArray(quarters) || !Array.isArray(left)) return undefined;
  return {
    day,
    videoId,
    title: typeof title === 'string' ? title : undefined,
    started,
    quarters: quarters.map(figureIn),
    left: left.map(figureIn),
    leftElsewhere: figureIn(leftElsewhere),
  };
}

function searchIn(row: unknown): SearchDay | undefined {
  if (!isRecord(row)) return undefined;
  const { day, meant, visitors } = row;
  const isWhole = typeof day === 'string' && typeof meant === 'string' && typeof visitors === 'number';
  return isWhole ? { day, meant, visitors } : undefined;
}

const figureIn = (value: unknown): Figure => (typeof value === 'number' && value >= 0 ? value : null);
