import type { Progress } from './parseProgress.ts';
import { mergeWeeks } from './week.ts';

/**
 * What is known of a lesson from two devices: the position that was watched last, finished once either is, and of each day
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

/** Whether two states of a lesson say the same. */
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

/** As an account stores it. */
const seconds = (ms: number): number => Math.round(ms) / 1000;

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
