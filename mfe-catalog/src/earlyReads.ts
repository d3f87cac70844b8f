import type { RouteReads } from '@bazaar/shared/contracts/earlyReads';
import { categories, category } from '@bazaar/shared/data/categories';
import { businessTopics, creatorTopic, topicsOf } from '@bazaar/shared/data/creatorTopics';
import { levelCreator, levelCreatorsOf } from '@bazaar/shared/data/levelCreators';
import { level, levelsOf } from '@bazaar/shared/data/levels';
import { levelVideosOf, type LevelPage } from '@bazaar/shared/data/levelVideos';
import { subcategoriesOf, subcategory } from '@bazaar/shared/data/subcategories';
import { LEVEL_PAGES } from './watch/levelPage.ts';

const CATEGORY = '/level/categories/:categoryId';
const SUBCATEGORY = `${CATEGORY}/subcategories/:subCategoryId`;
const above = [category(':categoryId').read, subcategory(':subCategoryId').read];
const topic = (id: string) => creatorTopic(id).read;

const videosOn = (page: LevelPage) => levelVideosOf(':levelId', page).read;
/** Those of the page in the address, whichever it is. */
const chosenVideos = levelVideosOf(':levelId', `?page=${LEVEL_PAGES.join('|')}`).read;

/** The first reads of the screens of the catalogue (docs/decisions/023). */
export const earlyReads: RouteReads[] = [
  { pattern: '/business', reads: [businessTopics.read] },
  {
    pattern: '/business/levels/:creatorTopicId?',
    reads: [levelsOf(':creatorTopicId').read, topic(':creatorTopicId')],
  },
  { pattern: '/level/categories', reads: [categories.read] },
  { pattern: CATEGORY, reads: [subcategoriesOf(':categoryId').read, category(':categoryId').read] },
  { pattern: SUBCATEGORY, reads: [topicsOf(':subCategoryId').read, ...above] },
  {
    pattern: `${SUBCATEGORY}/creators/:creatorTopicId?`,
    reads: [levelCreatorsOf(':creatorTopicId').read, topic(':creatorTopicId'), ...above],
  },
  {
    pattern: `${SUBCATEGORY}/creators/:creatorTopicId/levels/:levelTopicId`,
    reads: [levelsOf(':levelTopicId').read, topic(':levelTopicId'), levelCreator('?creator').read, ...above],
  },
  {
    pattern: '/levels/:creatorTopicId/videos/:levelId?',
    reads: [chosenVideos, level(':levelId').read, topic(':creatorTopicId'), ...LEVEL_PAGES.map(videosOn)],
    media: { read: 0, stream: 'streamVideoId', idField: 'levelVideoId', chosenBy: 'video', isLesson: true },
  },
];
