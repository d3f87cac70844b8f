import type { DownloadedLesson, SaveProblem } from '../../saved/records.ts';
import type { List } from '@bazaar/shared/query';

/** All that a button can save. */
export type Saveable = 'lesson' | 'level' | 'playlist';

/** The state of some lessons together, as this device knows it. */
export type SaveStatus =
  /** Not all of them are on the device or on their way there; so many are. */
  | { state: 'none'; saved: number }
  | { state: 'saved'; bytes: number }
  /** `share` of the bytes that has come, 0 to 1. */
  | { state: 'waiting' | 'saving' | 'paused'; share: number; savedBytes: number; bytes: number }
  /** `lessons` of them cannot go on; the bytes that their problem leaves to come. */
  | { state: 'failed'; problem: SaveProblem; lessons: number; missingBytes: number };

/**
 * One status for all: until each of them was chosen to be saved it is 'none'; then what is under way counts before what has
 * failed, and that before what is paused.
 */
export function saveStatusOf(videoIds: readonly string[], saved: readonly DownloadedLesson[]): SaveStatus {
  const lessons = saved.filter(({ videoId }) => videoIds.includes(videoId));
  if (lessons.length < videoIds.length || lessons.length === 0) return { state: 'none', saved: lessons.length };
  const failed = lessons.filter(({ state }) => state === 'failed');
  const bytes = sum(lessons, (lesson) => lesson.bytes);
  const savedBytes = sum(lessons, (lesson) => lesson.savedBytes);
  const amounts = { share: bytes > 0 ? Math.min(1, savedBytes / bytes) : 0, savedBytes, bytes };
  const isAny = (state: DownloadedLesson['state']) => lessons.some((lesson) => lesson.state === state);
  if (isAny('saving')) return { state: 'saving', ...amounts };
  if (isAny('waiting')) return { state: 'waiting', ...amounts };
  if (failed.length > 0) return failedStatus(failed);
  if (isAny('paused')) return { state: 'paused', ...amounts };
  return { state: 'saved', bytes };
}

/** A full device can be helped by the learner, so it is named first. */
function failedStatus(failed: readonly DownloadedLesson[]): SaveStatus {
  const problem = PROBLEMS.find((each) => failed.some((lesson) => lesson.problem === each)) ?? 'unavailable';
  const same = failed.filter((lesson) => (lesson.problem ?? 'unavailable') === problem);
  const missingBytes = sum(same, (lesson) => Math.max(0, lesson.bytes - lesson.savedBytes));
  return { state: 'failed', problem, lessons: same.length, missingBytes };
}

const PROBLEMS: readonly SaveProblem[] = ['full', 'damaged', 'removed', 'unavailable'];

const sum = (lessons: readonly DownloadedLesson[], amountOf: (lesson: DownloadedLesson) => number): number =>
  lessons.reduce((all, lesson) => all + amountOf(lesson), 0);

type Readable = Pick<List<unknown>, 'status' | 'hasMore' | 'hasLoadMoreFailed' | 'loadMore' | 'refresh'>;

/** The part of lists that is not read yet. */
export interface Unread {
  hasFailed: boolean;
  /** Reads the next of it, also after a failure; does nothing while that is under way. */
  readOn(): void;
}

/** Undefined once all lists are read to their ends. */
export function unreadOf(lists: readonly Readable[]): Unread | undefined {
  const unread = lists.filter(({ status, hasMore }) => status === 'loading' || status === 'error' || hasMore);
  if (unread.length === 0) return undefined;
  return {
    hasFailed: unread.some(({ status, hasLoadMoreFailed }) => status === 'error' || hasLoadMoreFailed),
    readOn() {
      for (const list of unread) if (list.status === 'error') list.refresh();
      for (const list of unread) if (list.status !== 'error' && list.hasMore) list.loadMore();
    },
  };
}
