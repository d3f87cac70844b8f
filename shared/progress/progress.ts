import { SAFE_ID } from '../contracts/earlyReads.ts';
import { ownPath } from '../contracts/ownPath.ts';
import { DAY_MS, MINUTE_MS } from '../contracts/time.ts';
import { cutText } from '../contracts/cutText.ts';
import { isDone } from './startOfLesson.ts';
import { mergeWeeks, parseWeek, weekUntil, type Week } from './week.ts';

/** The progress in one video, with the same names on a device (`bazaar.progress`) and in code; account.ts has the names in an account. */
export interface Progress {
  videoId: string;
  title: string;
  /** The page that plays it. */
  path: string;
  positionMs: number;
  durationMs: number;
  watchedAtMs: number;
  /** `watchedAtMs` is what the device's clock said: to be corrected before an account gets it (sync.ts). */
  isByDevice?: true | undefined;
  /** It was watched to its end once; going back does not undo that. */
  isFinished: boolean;
  /** Absent in entries of older versions, as what follows. */
  thumbnailId?: string | undefined;
  /** The level or playlist that it belongs to. */
  seriesId?: string | undefined;
  seriesName?: string | undefined;
  /** The number of lessons of the series, and their length together. */
  seriesLessons?: number | undefined;
  seriesMs?: number | undefined;
  /** The time it was watched on each of the last days. */
  week?: Week | undefined;
}

// Bounds that firestore.rules have too. None of them in the spec: they are more than any lesson has.
const MAX_TEXT = 300;
const MAX_LESSON_MS = DAY_MS;
const MAX_LESSONS = 10_000;
const MAX_SERIES_MS = 100 * DAY_MS;
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

const idFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && SAFE_ID.test(value) ? value : undefined;

const isAmount = (value: unknown, max: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= max;

/**
 * Joins the progress in a lesson from two devices: the position that was watched last, finished once either is, and of each day
 * the longer time. In whatever order and however often states are merged, the result is the same.
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  const latest = compare(a, b) >= 0 ? a : b;
  return { ...latest, isFinished: a.isFinished || b.isFinished, week: mergeWeeks(a.week, b.week) };
}

/** The lists of two devices as one, a lesson once, the latest first. */
export function mergeLists(a: readonly Progress[], b: readonly Progress[]): Progress[] {
  const byId = new Map<string, Progress>();
  for (const entry of [...a, ...b]) {
    const known = byId.get(entry.videoId);
    byId.set(entry.videoId, known ? mergeProgress(known, entry) : entry);
  }
  return [...byId.values()].toSorted((one, other) => other.watchedAtMs - one.watchedAtMs);
}

/** Returns true where two states of a lesson say the same. */
export const isEqual = (a: Progress | undefined, b: Progress | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && stateOf(a) === stateOf(b));

const stateOf = (entry: Progress): string =>
  JSON.stringify([
    entry.watchedAtMs,
    seconds(entry.positionMs),
    entry.isFinished,
    entry.week?.day,
    entry.week?.ms.map(seconds),
  ]);

/** A time as an account stores it. */
export const seconds = (ms: number): number => Math.round(ms) / 1000;

/** Of two that were watched at the same millisecond every device has to choose the same. */
const compare = (a: Progress, b: Progress): number =>
  a.watchedAtMs - b.watchedAtMs || a.positionMs - b.positionMs || (textOf(a) < textOf(b) ? -1 : 1);

const textOf = ({ title, path, durationMs, ...rest }: Progress): string =>
  JSON.stringify([
    title,
    path,
    durationMs,
    rest.thumbnailId,
    rest.seriesId,
    rest.seriesName,
    rest.seriesLessons,
    rest.seriesMs,
  ]);

/** As firestore.rules: how much later than it is saved something may have been watched. */
const AHEAD_MS = MINUTE_MS;

/** Says that a time is not now and not past, whatever a clock that is a little fast says. */
export const isFuture = (timeMs: number, nowMs: number): boolean => timeMs > nowMs + AHEAD_MS;

/** Nothing of it later than `nowMs`, as far as the rules demand it: what is, counts as of then. */
export function notAfter(entry: Progress, nowMs: number): Progress {
  const watchedAtMs = isFuture(entry.watchedAtMs, nowMs) ? nowMs : entry.watchedAtMs;
  const week = entry.week && weekUntil(entry.week, nowMs);
  return watchedAtMs === entry.watchedAtMs && week === entry.week ? entry : { ...entry, watchedAtMs, week };
}
