import { SAFE_ID } from '../contracts/earlyReads.ts';
import { ownPath } from '../contracts/ownPath.ts';
import { cutText } from '../contracts/cutText.ts';
import { DONE_SHARE } from './constants.ts';
import { parseWeek, type Week } from './week.ts';

/** How far somebody has watched a video. */
export interface Progress {
  videoId: string;
  title: string;
  /** The page that plays it. */
  path: string;
  positionMs: number;
  durationMs: number;
  watchedAtMs: number;
  /** `watchedAtMs` is what the device's clock said: to be corrected before an account gets it (correctedNote.ts). */
  isByDevice?: true | undefined;
  /** It was watched to its end once; going back does not undo that. */
  isFinished: boolean;
  /** Absent in entries of older versions, as what follows. */
  thumbnailId?: string | undefined;
  /** The level or playlist that it belongs to. */
  seriesId?: string | undefined;
  seriesName?: string | undefined;
  /** How many lessons the series has, and how long they are together. */
  seriesLessons?: number | undefined;
  seriesMs?: number | undefined;
  /** How long it was watched on each of the last days. */
  week?: Week | undefined;
}

// What an account can store too (firestore.rules). None of it in the spec: more than any lesson has.
const MAX_TEXT = 300;
const MAX_LESSON_MS = 86_400_000;
const MAX_LESSONS = 10_000;
const MAX_SERIES_MS = 8_640_000_000;
/** The year 2100: no clock is meant to be later. */
const MAX_TIME_MS = 4_102_444_800_000;
/** Firestore has these names for itself. */
const RESERVED_ID = /^__.*__$/;

/** The entries that are whole, from whatever was stored; a malformed optional field costs only itself. */
export const parseProgress = (saved: unknown): Progress[] =>
  Array.isArray(saved) ? saved.map(entryFrom).filter((entry) => entry !== undefined) : [];

function entryFrom(value: unknown): Progress | undefined {
  const { videoId, title, positionMs, durationMs, watchedAtMs, isFinished, ...rest } = (value ?? {}) as Partial<
    Record<keyof Progress, unknown>
  >;
  const path = ownPath(rest.path);
  if (idFrom(videoId) === undefined || RESERVED_ID.test(videoId as string)) return undefined;
  if (typeof title !== 'string' || title === '' || path === undefined || path === '/') return undefined;
  if (!isAmount(positionMs, MAX_LESSON_MS) || !isAmount(durationMs, MAX_LESSON_MS)) return undefined;
  if (!isAmount(watchedAtMs, MAX_TIME_MS)) return undefined;
  return {
    videoId: videoId as string,
    title: cutText(title, MAX_TEXT),
    path,
    positionMs,
    durationMs,
    watchedAtMs,
    isFinished: typeof isFinished === 'boolean' ? isFinished : isDone({ positionMs, durationMs }),
    thumbnailId: idFrom(rest.thumbnailId),
    seriesId: idFrom(rest.seriesId),
    seriesName: typeof rest.seriesName === 'string' ? cutText(rest.seriesName, MAX_TEXT) || undefined : undefined,
    seriesLessons: isAmount(rest.seriesLessons, MAX_LESSONS) ? rest.seriesLessons : undefined,
    seriesMs: isAmount(rest.seriesMs, MAX_SERIES_MS) ? rest.seriesMs : undefined,
    week: parseWeek(rest.week),
    ...(rest.isByDevice === true && { isByDevice: true }),
  };
}

/** Whether the position is at the end. */
export const isDone = ({ positionMs, durationMs }: Pick<Progress, 'positionMs' | 'durationMs'>): boolean =>
  durationMs > 0 && positionMs / durationMs >= DONE_SHARE;

const idFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && SAFE_ID.test(value) ? value : undefined;

const isAmount = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max;
