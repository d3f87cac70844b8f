/** The progress of a learner on the path of a topic: its levels, What before How. */
import * as paths from '@bazaar/shared/contracts/paths';
import type { Level } from '@bazaar/shared/data/levels';
import { inOrder, type LevelVideo } from '@bazaar/shared/data/levelVideos';
import type { Progress } from '@bazaar/shared/progress/progress';
import { knownProgress, seriesProgress, type SeriesLesson, type SeriesProgress } from '@bazaar/shared/progress/figures';
import { leftAtMs } from '@bazaar/shared/progress/startOfLesson';

export type LevelState = 'toDo' | 'begun' | 'finished';
interface Lesson extends SeriesLesson {
  video: LevelVideo;
}

export type LevelProgress = SeriesProgress<Lesson>;

/** A link to the lesson that the learner goes on with. */
export interface ResumeLink {
  isBegun: boolean;
  /** The page that plays it, and what it is. */
  to: string;
  name: string;
  /** Absent where only its level is known. */
  levelName?: string | undefined;
  atMs: number;
  durationMs?: number | undefined;
}

export interface TopicPath {
  /** By the id of the level. */
  levels: ReadonlyMap<string, LevelProgress>;
  all: LevelProgress;
}

/** The levels in the order of the path, the lessons of all of them in any, and what was watched. */
export function topicPath(
  levels: readonly Level[],
  videos: readonly LevelVideo[],
  entries: readonly Progress[],
): TopicPath {
  const lessons = levels.map(({ levelId }) => lessonsOf(inOrder(videos.filter((video) => video.levelId === levelId))));
  return {
    levels: new Map(levels.map(({ levelId }, index) => [levelId, seriesProgress(lessons[index]!, entries)])),
    all: seriesProgress(lessons.flat(), entries),
  };
}

/** Those that can be watched: one without a stream would keep its level unfinished for ever. */
const lessonsOf = (videos: readonly LevelVideo[]): Lesson[] =>
  videos
    .filter(({ streamVideoId }) => streamVideoId !== undefined)
    .map((video) => ({ videoId: video.levelVideoId, durationMs: video.duration, video }));

export function stateOf({ finished, count, isBegun }: LevelProgress): LevelState {
  if (count > 0 && finished === count) return 'finished';
  return isBegun ? 'begun' : 'toDo';
}

/** Returns the link to the next lesson; undefined once none is left. */
export function resumeLink(
  creatorTopicId: string,
  levels: readonly Level[],
  { next, isBegun }: LevelProgress,
): ResumeLink | undefined {
  if (!next) return undefined;
  const { video, durationMs } = next.lesson;
  const level = levels.find(({ levelId }) => levelId === video.levelId);
  if (!level) return undefined;
  const to = paths.levelVideos(creatorTopicId, level.levelId, { page: video.pageNo, video: video.levelVideoId });
  return { isBegun, to, name: video.levelVideoName, levelName: level.levelName, atMs: next.atMs, durationMs };
}

/** The learner's progress in a level whose lessons are not known, as far as what was watched says it. */
export function levelFrom(levelId: string, entries: readonly Progress[]): LevelProgress | undefined {
  const known = knownProgress(levelId, entries);
  return known && { ...known, isBegun: true, leftMs: undefined, next: undefined };
}

/** Returns the link while the lessons are not known: to the one watched last, if it is not finished. */
export function resumeLinkFrom(levels: readonly Level[], entries: readonly Progress[]): ResumeLink | undefined {
  const levelOf = (seriesId: string | undefined) => levels.find(({ levelId }) => levelId === seriesId);
  const last = entries.find(({ seriesId }) => levelOf(seriesId));
  if (!last || last.isFinished) return undefined;
  const { path: to, title: name, durationMs } = last;
  return { isBegun: true, to, name, levelName: levelOf(last.seriesId)?.levelName, atMs: leftAtMs(last), durationMs };
}
