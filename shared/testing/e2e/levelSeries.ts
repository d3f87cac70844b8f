import type { SeedDocument } from '../../tools/backend/seedDocuments.ts';
import type { Locator, Page } from '@playwright/test';

/** A topic for these tests, with short films. */
const TOPIC = 'test-topic';
const STREAMS = ['reel-03', 'reel-02', 'reel-01'] as const;

export const SERIES = {
  first: `/levels/${TOPIC}/videos/test-what-1`,
  last: `/levels/${TOPIC}/videos/test-how-1`,
  levels: `/level/categories/category-001/subcategories/sub-001/creators/${TOPIC}/levels/${TOPIC}`,
  topics: '/level/categories/category-001/subcategories/sub-001',
} as const;

/** Written before the What levels, so that the list order alone would put it first. */
const LEVELS = [
  { levelId: 'test-how-1', levelName: 'Send the bill', sectionType: 'How', pages: ['1'] },
  { levelId: 'test-what-1', levelName: 'Know the tools', sectionType: 'What', pages: ['1', '1', '3'] },
  { levelId: 'test-what-2', levelName: 'Nothing yet', sectionType: 'What', pages: [] },
  { levelId: 'test-what-3', levelName: 'Know the prices', sectionType: 'What', pages: ['2'] },
] as const;

function* documents(): Generator<SeedDocument> {
  const location = { categoryId: 'category-001', subCategoryId: 'sub-001', creatorTopicId: TOPIC };
  yield {
    path: `creatortopics-new/${TOPIC}`,
    fields: {
      ...location,
      creatorTopicName: 'Small repairs',
      subCategoryId: 'sub-test',
      createdAt: new Date(2024, 0, 1),
    },
  };
  for (const [index, { pages, ...level }] of LEVELS.entries()) {
    yield {
      path: `levels-new/${level.levelId}`,
      fields: { ...level, ...location, createdAt: new Date(2024, 0, 1, 0, index) },
    };
    for (const [video, pageNo] of pages.entries()) {
      yield {
        path: `level-videos-new/${level.levelId}-${video + 1}`,
        fields: {
          levelVideoId: `${level.levelId}-${video + 1}`,
          levelVideoName: `${level.levelName}, part ${video + 1}`,
          levelId: level.levelId,
          pageNo,
          streamVideoId: STREAMS[video % STREAMS.length],
          thumbnailId: 'poster-lesson-01',
          duration: 12_000,
          createdAt: new Date(2024, 0, 1, 0, index, video),
        },
      };
    }
  }
}

export const DOCUMENTS: readonly SeedDocument[] = [...documents()];

export const upNext = (page: Page): Locator => page.getByRole('region', { name: 'Up next' });
export const topicEnd = (page: Page): Locator => page.getByRole('region', { name: 'Topic finished' });

export { expect, test } from './site.ts';
