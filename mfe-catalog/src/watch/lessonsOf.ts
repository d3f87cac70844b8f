import type { LevelVideo } from '@bazaar/shared/data/levelVideos';
import type { SeriesLesson } from '@bazaar/shared/progress/seriesProgress';
import type { List } from '@bazaar/shared/query';
import { LEVEL_PAGES } from './levelPage.ts';
import type { LevelPages } from './nextLesson.ts';

export interface Lesson extends SeriesLesson {
  video: LevelVideo;
}

/** Those that can be watched: one without a stream would keep its level unfinished for ever. */
export const lessonsOf = (videos: readonly LevelVideo[]): Lesson[] =>
  videos
    .filter(({ streamVideoId }) => streamVideoId !== undefined)
    .map((video) => ({ videoId: video.levelVideoId, durationMs: video.duration, video }));

type WholePages = Record<keyof LevelPages, Pick<List<LevelVideo>, 'status' | 'items' | 'hasMore'>>;

/** The lessons of a level's three pages (§7); undefined while any of them is not read to its end. */
export function lessonsOfPages(pages: WholePages): Lesson[] | undefined {
  const lists = LEVEL_PAGES.map((page) => pages[page]);
  const isWhole = lists.every(({ status, hasMore }) => (status === 'loaded' || status === 'empty') && !hasMore);
  return isWhole ? lessonsOf(lists.flatMap(({ items }) => items)) : undefined;
}
