import type { Progress } from '@bazaar/shared/progress/progress';
import { sumOf, watchedMs, watchedShare } from '@bazaar/shared/progress/figures';

/** A level or playlist of which something was watched, as far as the entries of its lessons tell. */
export interface Series {
  seriesId: string;
  name: string;
  /** The number of its lessons that are finished. */
  finished: number;
  /** Of how many; undefined where only older versions have saved it, as the next two. */
  lessons: number | undefined;
  /** The watched share of all lessons, 0 to 1. */
  share: number | undefined;
  /** The time that what was not watched takes. */
  leftMs: number | undefined;
  /** The lesson to go on with: the latest that is not finished, or the latest where all are. */
  next: Progress;
}

/** The series that were begun and are not finished, the latest first. */
export const pathsUnderWay = (entries: readonly Progress[]): Series[] =>
  seriesOf(entries).filter((series) => !isComplete(series));

/** The series whose lessons are all finished, and the finished lessons of no such series; each the latest first. */
export function finishedOf(entries: readonly Progress[]): { series: Series[]; lessons: Progress[] } {
  const series = seriesOf(entries).filter(isComplete);
  const ids = new Set(series.map(({ seriesId }) => seriesId));
  const lessons = entries.filter(({ isFinished, seriesId }) => isFinished && !(seriesId && ids.has(seriesId)));
  return { series, lessons };
}

/** The entries by their series, the latest first. They come each lesson once, the latest first. */
function seriesOf(entries: readonly Progress[]): Series[] {
  const groups = new Map<string, [Progress, ...Progress[]]>();
  for (const entry of entries) {
    if (entry.seriesId === undefined) continue;
    const group = groups.get(entry.seriesId);
    if (group) group.push(entry);
    else groups.set(entry.seriesId, [entry]);
  }
  return [...groups].map(([seriesId, group]) => seriesIn(seriesId, group));
}

const isComplete = ({ finished, lessons }: Series): boolean => lessons !== undefined && finished >= lessons;

function seriesIn(seriesId: string, group: readonly [Progress, ...Progress[]]): Series {
  const [latest] = group;
  // A series may grow: what was noted last holds, and no more lessons are finished than it has.
  const lessons = group.find(({ seriesLessons }) => seriesLessons)?.seriesLessons;
  const lengthMs = group.find(({ seriesMs }) => seriesMs)?.seriesMs;
  const finished = group.filter(({ isFinished }) => isFinished).length;
  return {
    seriesId,
    name: group.find(({ seriesName }) => seriesName)?.seriesName ?? latest.title,
    finished: Math.min(finished, lessons ?? finished),
    lessons,
    share: lessons && Math.min(1, sumOf(group.map(watchedShare)) / lessons),
    leftMs: lengthMs && Math.max(0, lengthMs - sumOf(group.map(watchedMs))),
    next: group.find(({ isFinished }) => !isFinished) ?? latest,
  };
}
