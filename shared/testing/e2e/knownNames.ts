import type { SeedDocument } from '../../tools/backend/seedDocuments.ts';

/** Names that only these tests use. Documents without a time of creation appear in no other list. */
export const NAMES = {
  category: 'Repairs',
  subcategory: 'Umbrellas',
  topic: 'Mend an umbrella',
  creator: 'Asha Patil',
  level: 'First tools',
  video: 'Open the frame',
  list: 'Rain season',
  listCreator: 'Ravi Shah',
  listTopic: 'Shop talk',
} as const;

const at = new Date(2024, 0, 1);
const parents = { categoryId: 'known', subCategoryId: 'known', creatorTopicId: 'known' };
const film = { streamVideoId: 'reel-03', thumbnailId: 'poster-lesson-01', duration: 12_000, createdAt: at };

export const DOCUMENTS: readonly SeedDocument[] = [
  { path: 'categories/known', fields: { categoryId: 'known', categoryName: NAMES.category } },
  { path: 'subcategories-new/known', fields: { ...parents, subCategoryName: NAMES.subcategory } },
  { path: 'creatortopics-new/known', fields: { ...parents, creatorTopicName: NAMES.topic } },
  {
    path: 'level-creators-new/known',
    fields: { id: 'known', creatorTopicId: 'known', levelCreatorName: NAMES.creator, createdAt: at },
  },
  {
    path: 'levels-new/known',
    fields: {
      ...parents,
      levelId: 'known',
      levelCreatorId: 'known',
      levelName: NAMES.level,
      sectionType: 'What',
      createdAt: at,
    },
  },
  {
    path: 'level-videos-new/known',
    fields: { levelVideoId: 'known', levelId: 'known', levelVideoName: NAMES.video, pageNo: '1', ...film },
  },
  {
    path: 'creatortopics-new/known-business',
    fields: { ...parents, creatorTopicId: 'known-business', subCategoryId: 'default', creatorTopicName: NAMES.topic },
  },
  {
    path: 'levels-new/known-business',
    fields: {
      ...parents,
      creatorTopicId: 'known-business',
      subCategoryId: 'default',
      levelId: 'known-business',
      levelName: NAMES.level,
      createdAt: at,
    },
  },
  {
    path: 'level-videos-new/known-business',
    fields: {
      levelVideoId: 'known-business',
      levelId: 'known-business',
      levelVideoName: NAMES.video,
      pageNo: '1',
      ...film,
    },
  },
  {
    path: 'playlist-creators-new/known',
    fields: { playlistCreatorId: 'known', playlistCreatorName: NAMES.listCreator },
  },
  {
    path: 'playlist-topics-new/known',
    fields: { playlistTopicId: 'known', playlistTopicName: NAMES.listTopic, playlistCreatorId: 'known' },
  },
  {
    path: 'playlists-new/known',
    fields: { playlistId: 'known', playlistName: NAMES.list, playlistTopicId: 'known', createdAt: at },
  },
  {
    path: 'playlist-videos-new/known',
    fields: { playlistVideoId: 'known', playlistId: 'known', playlistVideoName: NAMES.video, ...film },
  },
];

export { expect, test } from './site.ts';
