/** The progress of a learner: in a lesson, and in a level or playlist. */
import type { Progress } from './progress.ts';
import { goesOnAtMs, leftAtMs } from './startOfLesson.ts';

/** The ms of a lesson that were watched; all of them once it is finished. */
export const watchedMs = ({ isFinished, positionMs, durationMs }: Progress): number =>
  isFinished ? durationMs : Math.min(positionMs, durationMs);

/** The share of a lesson that was watched, 0 to 1; 0 where its length is not known and it is not finished. */
export const watchedShare = (entry: Progress): number =>
  entry.isFinished ? 1 : watchedMs(entry) / Math.max(entry.durationMs, 1);

/** A lesson of a level or playlist, as far as its progress matters. */
export interface SeriesLesson {
  videoId: string;
  /** Absent where it is not known. */
  durationMs?: number | undefined;
}

/** The progress of a learner in lessons that belong together. */
export interface SeriesProgress<L> {
  finished: number;
  count: number;
  /** Any of them was watched, finished or not. */
  isBegun: boolean;
  /** The time that the lessons still take that are not finished; undefined where the length of one is not known. */
  leftMs: number | undefined;
  /** 0 to 1, of all lessons; each counts the same. */
  share: number;
  /**
   * The lesson watched last, or the first one after it that is not finished, from the end on to the beginning, and the
   * position in it; undefined once all are finished.
   */
  next: { lesson: L; atMs: number } | undefined;
}

/** The lessons in order, and what was watched, in any order. */
export function seriesProgress<L extends SeriesLesson>(
  lessons: readonly L[],
  entries: readonly Progress[],
): SeriesProgress<L> {
  const byId = new Map(entries.map((entry) => [entry.videoId, entry]));
  const states = lessons.map((lesson) => stateOf(lesson, byId.get(lesson.videoId)));
  const open = states.filter(({ isFinished }) => !isFinished);
  const last = states.reduce((latest, { watchedAtMs }, index) => {
    return watchedAtMs > (states[latest]?.watchedAtMs ?? -1) ? index : latest;
  }, -1);
  const next = [...states.slice(Math.max(0, last)), ...states].find(({ isFinished }) => !isFinished);
  return {
    finished: states.length - open.length,
    count: states.length,
    isBegun: last >= 0,
    leftMs: knownSum(open.map(({ lengthMs, atMs }) => lengthMs && Math.max(0, lengthMs - atMs))),
    share: averageOf(states.map(({ share }) => share)),
    next: next && { lesson: next.lesson, atMs: next.atMs },
  };
}

function stateOf<L extends SeriesLesson>(lesson: L, entry: Progress | undefined) {
  const lengthMs = lesson.durationMs ?? entry?.durationMs;
  const atMs = goesOnAtMs(entry, lengthMs);
  /** Left beyond the end of a lesson that is shorter by now: it begins anew, as in its player. */
  const isBeyond = !entry?.isFinished && atMs !== leftAtMs(entry);
  return {
    lesson,
    lengthMs,
    atMs,
    isFinished: entry?.isFinished ?? false,
    watchedAtMs: entry?.watchedAtMs ?? -1,
    share: entry && !isBeyond ? watchedShare(entry) : 0,
  };
}

/** Progress in a level or playlist of which only the entries are known. */
export type KnownProgress = Pick<SeriesProgress<never>, 'finished' | 'count' | 'share'>;

/** Progress in a level or playlist by its entries alone; undefined where they do not say how many lessons it has. */
export function knownProgress(seriesId: string, entries: readonly Progress[]): KnownProgress | undefined {
  const ofSeries = entries.filter((entry) => entry.seriesId === seriesId);
  const latest = ofSeries
    .filter(({ seriesLessons }) => seriesLessons)
    .reduce<Progress | undefined>(
      (one, other) => (one && one.watchedAtMs >= other.watchedAtMs ? one : other),
      undefined,
    );
  if (!latest?.seriesLessons) return undefined;
  const count = latest.seriesLessons;
  // Lessons that were removed since still have their entries.
  const finished = Math.min(count, ofSeries.filter(({ isFinished }) => isFinished).length);
  const watched = sumOf(ofSeries.map(watchedShare));
  return { finished, count, share: Math.min(1, watched / count) };
}

/** The number of lessons of a series and their length together, as far as known: the player saves both with each lesson. */
export const seriesFacts = (lessons: readonly SeriesLesson[]): Pick<Progress, 'seriesLessons' | 'seriesMs'> => ({
  seriesLessons: lessons.length,
  seriesMs: knownSum(lessons.map(({ durationMs }) => durationMs)),
});

/** Undefined where one of the values is not known. */
const knownSum = (values: readonly (number | undefined)[]): number | undefined =>
  values.every((value) => value !== undefined) ? sumOf(values) : undefined;

/** The sum of all values; 0 of none. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const averageOf = (shares: readonly number[]): number => (shares.length === 0 ? 0 : sumOf(shares) / shares.length);
