import { isAvailable, type Lesson } from '@bazaar/shared/data/lessons';
import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import { levelsOf, type Level } from '@bazaar/shared/data/levels';
import { useList, type List } from '@bazaar/shared/query';
import { useEffect, useState } from 'react';
import { watch as texts } from '../texts.ts';
import { LEVEL_PAGES } from './levelPage.ts';
import { useLevelLists, type LevelLists } from './useLevel.ts';

interface CurrentLesson extends LessonPosition {
  creatorTopicId: string;
  levelId: string;
  lists: LevelLists;
  failed: ReadonlySet<string>;
}

/**
 * Returns what follows the current lesson, as SeriesScreen takes it, and how to read it again where that has failed. The next level
 * is read while the last lesson of this one is shown, so that the player can stay. A topic of more levels than its list has at once is
 * read on until one of them follows.
 */
export function useNextLesson({ creatorTopicId, levelId, lists, failed, ...at }: CurrentLesson) {
  const inLevel = nextInLevel(lists, at, failed);
  const isLast = at.videoId !== undefined && inLevel === undefined;
  const levels = useList(isLast ? levelsOf(creatorTopicId) : undefined);
  const [emptyIds, setEmptyIds] = useState<readonly string[]>([]);
  const level = levelsAfter(levels.items, levelId).find((each) => !emptyIds.includes(each.levelId));
  const pages = useLevelLists(creatorTopicId, level?.levelId);

  const next = inLevel ?? nextInTopic({ levels, following: level && { level, pages } });
  // Rendered again at once, with the level after it.
  if (next.kind === 'emptyLevel') setEmptyIds([...emptyIds, next.level.levelId]);

  const { loadMore } = levels;
  const shouldReadOn = isLast && next.kind === 'moreLevels' && !levels.isLoadingMore;
  useEffect(() => {
    if (shouldReadOn) loadMore();
  }, [shouldReadOn, loadMore]);

  const retry = () => {
    if (levels.hasLoadMoreFailed) loadMore();
    else levels.refresh();
    for (const list of Object.values(pages)) if (list.status === 'error') list.refresh();
  };
  return { next: lessonOf(next, at.page), retry: next.kind === 'failed' ? retry : undefined };
}

/** The lesson as SeriesScreen takes it: null after the last, undefined while it is not known. */
function lessonOf(next: Following, page: LevelPage) {
  switch (next.kind) {
    case 'lesson': {
      const otherPage = next.page === page ? undefined : texts.page(next.page);
      return { ...next.lesson, section: next.level?.levelName ?? otherPage };
    }
    case 'topicEnd':
    case 'failed':
      return null;
    case 'unknown':
    case 'moreLevels':
    case 'emptyLevel':
      return undefined;
  }
}

export type LevelPages = Record<LevelPage, Pick<List<Lesson>, 'status' | 'items'>>;

export interface LessonPosition {
  page: LevelPage;
  videoId: string | undefined;
}

/** Says what follows a lesson (docs/behaviour.md, Level page). */
type Following =
  | { kind: 'lesson'; page: LevelPage; lesson: Lesson; /** Absent within the same level. */ level?: Level }
  /** Nothing in this level can be played: the one after it decides. */
  | { kind: 'emptyLevel'; level: Level }
  /** None of the levels that are read: the topic has more. */
  | { kind: 'moreLevels' }
  /** Still being read. */
  | { kind: 'unknown' }
  /** It could not be read. */
  | { kind: 'failed' }
  | { kind: 'topicEnd' };

/** The next video of the page, else the first of the next page that has one; undefined after the last, and while a page before the next one is being read. */
export function nextInLevel(pages: LevelPages, at: LessonPosition, failed: ReadonlySet<string>): Following | undefined {
  for (const page of LEVEL_PAGES.filter((each) => each >= at.page)) {
    const { status, items } = pages[page];
    if (status === 'loading') return { kind: 'unknown' };
    const from = page === at.page ? items.findIndex(({ videoId }) => videoId === at.videoId) + 1 : 0;
    const lesson = items.slice(from).find((each) => isAvailable(each, failed));
    if (lesson) return { kind: 'lesson', page, lesson };
  }
  return undefined;
}

/** The levels after this one as the topic's page lists them: What before How. None where the topic has no such level. */
export function levelsAfter(levels: readonly Level[], levelId: string): readonly Level[] {
  const inOrder = [
    ...levels.filter(({ sectionType }) => sectionType === 'What'),
    ...levels.filter(({ sectionType }) => sectionType === 'How'),
  ];
  const index = inOrder.findIndex((level) => level.levelId === levelId);
  return index < 0 ? [] : inOrder.slice(index + 1);
}

interface AfterLevel {
  levels: Pick<List<Level>, 'status' | 'hasMore' | 'hasLoadMoreFailed'>;
  /** The next level that may have a video; undefined after the last that is read. */
  following: { level: Level; pages: LevelPages } | undefined;
}

/** The first video of the next level; read only once this level has no more. */
export function nextInTopic({ levels, following }: AfterLevel): Following {
  if (levels.status === 'loading') return { kind: 'unknown' };
  if (levels.status === 'error') return { kind: 'failed' };
  if (!following && levels.hasLoadMoreFailed) return { kind: 'failed' };
  if (!following) return { kind: levels.hasMore ? 'moreLevels' : 'topicEnd' };
  const { level, pages } = following;
  const first = nextInLevel(pages, { page: LEVEL_PAGES[0]!, videoId: undefined }, new Set());
  if (first) return first.kind === 'lesson' ? { ...first, level } : first;
  return LEVEL_PAGES.some((page) => pages[page].status === 'error')
    ? { kind: 'failed' }
    : { kind: 'emptyLevel', level };
}
