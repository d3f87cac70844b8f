/** The order in which a playlist plays. */
import { isAvailable, type Lesson } from '@bazaar/shared/data/lessons';
import type { Progress } from '@bazaar/shared/player';
import { isDone } from '@bazaar/shared/progress/startOfLesson';

type Lessons = readonly Lesson[];
type Failed = ReadonlySet<string>;

/** Returns the first that can be played; when none can, the first there is. */
export const firstAvailable = (lessons: Lessons, failed: Failed): Lesson | undefined =>
  lessons.find((lesson) => isAvailable(lesson, failed)) ?? lessons[0];

/** Returns the next one that can be played. */
export function nextAvailable(lessons: Lessons, current: string, failed: Failed): Lesson | undefined {
  const from = lessons.findIndex(({ videoId }) => videoId === current) + 1;
  return lessons.slice(from).find((lesson) => isAvailable(lesson, failed));
}

/** Returns the one that the playlist opens with: the one watched last, or the one after it once that is done; else the first. */
export function openedWith(lessons: Lessons, last: Progress | undefined, failed: Failed): Lesson | undefined {
  const begun = last && lessons.find(({ videoId }) => videoId === last.videoId);
  const resumed = last && isDone(last) ? nextAvailable(lessons, last.videoId, failed) : begun;
  return resumed ?? firstAvailable(lessons, failed);
}
