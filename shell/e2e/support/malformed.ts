import type { SeedDocument } from '../../../shared/tools/backend/seedDocuments.ts';

const COLLECTIONS = [
  'categories',
  'subcategories-new',
  'creatortopics-new',
  'levels-new',
  'level-creators-new',
  'level-videos-new',
  'reel-shorts',
  'playlist-creators-new',
  'playlist-topics-new',
  'playlists-new',
  'playlist-videos-new',
  'stories',
  'feed-posts',
];

const NAMES = [
  'categoryName',
  'subCategoryName',
  'creatorTopicName',
  'levelName',
  'levelCreatorName',
  'levelVideoName',
  'title',
  'description',
  'creatorName',
  'music',
  'playlistCreatorName',
  'playlistTopicName',
  'playlistName',
  'playlistVideoName',
  'ctaText',
  'postType',
  'pageNo',
  'sectionType',
  'bigImageId',
  'smallImageId',
  'thumbnailId',
  'streamVideoId',
  'videoStreamId',
  'iconId',
  'imgId',
  'duration',
  'reelsCount',
  'buttonBgColor',
  'buttonTextColor',
];

/** One document for each collection with a wrong type in every field, for tests: it must cost one card, never the list. */
export function malformedDocuments(): SeedDocument[] {
  const wrong = Object.fromEntries(
    NAMES.map((name, index) => [name, index % 2 ? { evil: ['<img src=x onerror=alert(1)>'] } : [42, null]]),
  );
  return COLLECTIONS.map((collection) => ({
    path: `${collection}/malformed`,
    fields: {
      ...wrong,
      imageIds: 'abc',
      businessInfo: 'abc',
      // Where a list is filtered and sorted, these must be right for the document to be read at all.
      createdAt: new Date(0),
      isVisible: true,
      subCategoryId: 'default',
      _createdBy: { timestamp: new Date(), displayName: 7, photoURL: 'javascript:alert(1)' },
    },
  }));
}
