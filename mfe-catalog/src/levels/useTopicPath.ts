import { useRemembered } from '@bazaar/shared/device';
import type { Level } from '@bazaar/shared/data/levels';
import { lessonsOfLevels } from '@bazaar/shared/data/levelVideos';
import { deviceProgress } from '@bazaar/shared/progress/device';
import { useDocument } from '@bazaar/shared/query';
import { resumeLinkFrom, resumeLink, levelFrom, topicPath, type ResumeLink, type LevelProgress } from './topicPath.ts';
import { useIsSettled } from './useIsSettled.ts';

/** How far the learner has come in a level or the whole topic, and where to go on; undefined what is not known, or not left. */
export interface Figures {
  progress: LevelProgress | undefined;
  resume: ResumeLink | undefined;
}

/** The figures of these levels; from what was watched while their lessons are not read, and where they cannot be. */
export function useTopicPath(
  creatorTopicId: string,
  levels: readonly Level[],
): { isLoading: boolean; all: Figures; of(level: Level): Figures } {
  const entries = useRemembered(deviceProgress);
  const isSettled = useIsSettled();
  const { status, value } = useDocument(isSettled ? lessonsOfLevels(levels.map(({ levelId }) => levelId)) : undefined);
  const path = value && topicPath(levels, value, entries);
  const figures = (of: readonly Level[], progress: LevelProgress | undefined): Figures => ({
    progress,
    resume: path && progress ? resumeLink(creatorTopicId, of, progress) : resumeLinkFrom(of, entries),
  });
  return {
    isLoading: status === 'loading',
    all: figures(levels, path?.all),
    of: (level) => figures([level], path ? path.levels.get(level.levelId) : levelFrom(level.levelId, entries)),
  };
}
