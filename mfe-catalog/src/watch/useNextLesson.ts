import { levelsOf } from '@bazaar/shared/data/levels';
import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import { useList } from '@bazaar/shared/query';
import { useState } from 'react';
import { watch as texts } from '../texts.ts';
import { levelsAfter, nextInLevel, nextInTopic, type LessonPosition, type NextLesson } from './nextLesson.ts';
import { useLevelLists, type LevelLists } from './useLevelLists.ts';

interface Current extends LessonPosition {
  creatorTopicId: string;
  levelId: string;
  lists: LevelLists;
  failed: ReadonlySet<string>;
}

/**
 * Returns what follows the current lesson, as SeriesScreen takes it, and how to read it again where that has failed. The next level
 * is read while the last lesson of this one is shown, so that the player can stay.
 */
export function useNextLesson({ creatorTopicId, levelId, lists, failed, ...at }: Current) {
  const inLevel = nextInLevel(lists, at, failed);
  const isLast = at.videoId !== undefined && inLevel === undefined;
  const levels = useList(isLast ? levelsOf(creatorTopicId) : undefined);
  const [emptyIds, setEmptyIds] = useState<readonly string[]>([]);
  const level = levelsAfter(levels.items, levelId).find((each) => !emptyIds.includes(each.levelId));
  const pages = useLevelLists(creatorTopicId, level?.levelId);

  const next = inLevel ?? nextInTopic({ levels, following: level && { level, pages } });
  // Rendered again at once, with the level after it.
  if (next.kind === 'emptyLevel') setEmptyIds([...emptyIds, next.level.levelId]);

  const retry = () => {
    levels.refresh();
    for (const list of Object.values(pages)) if (list.status === 'error') list.refresh();
  };
  return { next: lessonOf(next, at.page), retry: next.kind === 'failed' ? retry : undefined };
}

function lessonOf(next: NextLesson, page: LevelPage) {
  switch (next.kind) {
    case 'lesson': {
      const otherPage = next.page === page ? undefined : texts.page(next.page);
      return { ...next.lesson, section: next.level?.levelName ?? otherPage };
    }
    case 'topicEnd':
    case 'failed':
      return null;
    case 'unknown':
    case 'emptyLevel':
      return undefined;
  }
}
