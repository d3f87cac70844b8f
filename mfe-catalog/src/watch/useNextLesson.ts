import { levelsOf } from '@bazaar/shared/data/levels';
import { useList } from '@bazaar/shared/query';
import { useState } from 'react';
import {
  levelsAfter,
  nextInLevel,
  nextInTopic,
  type LessonPosition,
  type LevelPages,
  type NextLesson,
} from './nextLesson.ts';
import { useLevelLists } from './useLevelVideos.ts';

interface Current extends LessonPosition {
  creatorTopicId: string;
  levelId: string;
  pages: LevelPages;
  failed: ReadonlySet<string>;
}

/** What follows the current video. The next level is read while the last video of this one is shown, so that the player can stay. */
export function useNextLesson({ creatorTopicId, levelId, pages, failed, ...at }: Current): {
  next: NextLesson;
  retry(): void;
} {
  const inLevel = nextInLevel(pages, at, failed);
  const isLast = at.videoId !== undefined && inLevel === undefined;
  const levels = useList(isLast ? levelsOf(creatorTopicId) : undefined);
  const [emptyIds, setEmptyIds] = useState<readonly string[]>([]);
  const level = levelsAfter(levels.items, levelId).find((each) => !emptyIds.includes(each.levelId));
  const levelPages = useLevelLists(level?.levelId);

  const next = inLevel ?? nextInTopic({ levels, following: level && { level, pages: levelPages } });
  // Rendered again at once, with the level after it.
  if (next.kind === 'emptyLevel') setEmptyIds([...emptyIds, next.level.levelId]);

  const retry = () => {
    levels.refresh();
    for (const list of Object.values(levelPages)) if (list.status === 'error') list.refresh();
  };
  return { next, retry };
}
