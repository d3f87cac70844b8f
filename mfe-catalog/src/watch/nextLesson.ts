/** Finds the lesson after one of a level (docs/behaviour.md, Level page). */
import { isAvailable, type Lesson } from '@bazaar/shared/data/lessons';
import type { Level } from '@bazaar/shared/data/levels';
import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import type { List } from '@bazaar/shared/query';
import { LEVEL_PAGES } from './levelPage.ts';

export type LevelPages = Record<LevelPage, Pick<List<Lesson>, 'status' | 'items'>>;

export interface LessonPosition {
  page: LevelPage;
  videoId: string | undefined;
}

export type NextLesson =
  | { kind: 'lesson'; page: LevelPage; lesson: Lesson; /** Absent within the same level. */ level?: Level }
  /** Nothing in this level can be played: the one after it decides. */
  | { kind: 'emptyLevel'; level: Level }
  /** Still being read. */
  | { kind: 'unknown' }
  /** It could not be read. */
  | { kind: 'failed' }
  | { kind: 'topicEnd' };

/** The next video of the page, else the first of the next page that has one; undefined after the last, and while a page before the next one is being read. */
export function nextInLevel(
  pages: LevelPages,
  at: LessonPosition,
  failed: ReadonlySet<string>,
): NextLesson | undefined {
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
  levels: Pick<List<Level>, 'status'>;
  /** The next level that may have a video; undefined after the last. */
  following: { level: Level; pages: LevelPages } | undefined;
}

/** The first video of the next level; read only once this level has no more. */
export function nextInTopic({ levels, following }: AfterLevel): NextLesson {
  if (levels.status === 'loading') return { kind: 'unknown' };
  if (levels.status === 'error') return { kind: 'failed' };
  if (!following) return { kind: 'topicEnd' };
  const { level, pages } = following;
  const first = nextInLevel(pages, { page: LEVEL_PAGES[0]!, videoId: undefined }, new Set());
  if (first) return first.kind === 'lesson' ? { ...first, level } : first;
  return LEVEL_PAGES.some((page) => pages[page].status === 'error')
    ? { kind: 'failed' }
    : { kind: 'emptyLevel', level };
}
