import fc from 'fast-check';
import { hostilePost } from './hostilePosts.ts';
import { evil } from './hostileValues.ts';

const createdAt = { seconds: 1_700_000_000, nanoseconds: 0 };

/** A valid value of every field of the collections (§3), except the feed's, whose generator is hostilePosts.ts. Own ids end in '-x'. */
export const VALID_FIELDS = {
  categories: { categoryId: 'category-x', categoryName: 'Plumbing', bigImageId: 'post-01', createdAt },
  'subcategories-new': {
    subCategoryId: 'sub-x',
    categoryId: 'category-001',
    subCategoryName: 'Taps',
    smallImageId: 'post-01',
    createdAt,
  },
  'creatortopics-new': {
    creatorTopicId: 'topic-x',
    creatorTopicName: 'Tea Stall',
    categoryId: 'category-001',
    subCategoryId: 'sub-001',
    bigImageId: 'post-01',
    smallImageId: 'post-01',
    createdAt,
  },
  'level-creators-new': {
    id: 'creator-x',
    creatorTopicId: 'topic-001',
    levelCreatorName: 'Sunita',
    smallImageId: 'face-01',
    createdAt,
  },
  'levels-new': {
    levelId: 'level-x',
    levelName: 'First price',
    description: 'Two lines\nof it',
    categoryId: 'category-001',
    subCategoryId: 'sub-001',
    creatorTopicId: 'topic-001',
    levelCreatorId: 'creator-001',
    sectionType: 'How',
    thumbnailId: 'post-01',
    createdAt,
  },
  'level-videos-new': {
    levelVideoId: 'video-x',
    levelVideoName: 'A lesson',
    description: 'Two lines\nof it',
    levelId: 'level-001',
    pageNo: '1',
    streamVideoId: 'lesson-01',
    thumbnailId: 'post-01',
    duration: 61_000,
    createdAt,
  },
  'playlist-creators-new': {
    playlistCreatorId: 'creator-x',
    playlistCreatorName: 'Sunita',
    smallImageId: 'face-01',
    createdAt,
  },
  'playlist-topics-new': {
    playlistTopicId: 'playlist-topic-x',
    playlistTopicName: 'Tools',
    playlistCreatorId: 'creator-001',
    thumbnailId: 'post-01',
    createdAt,
  },
  'playlists-new': {
    playlistId: 'playlist-x',
    playlistName: 'One week',
    description: 'Two lines\nof it',
    playlistTopicId: 'playlist-topic-001',
    smallImageId: 'post-01',
    createdAt,
  },
  'playlist-videos-new': {
    playlistVideoId: 'video-x',
    playlistVideoName: 'Monday',
    description: 'Two lines\nof it',
    playlistId: 'playlist-001',
    streamVideoId: 'lesson-01',
    thumbnailId: 'post-01',
    duration: 61_000,
    createdAt,
  },
  'reel-shorts': {
    id: 'reel-x',
    title: 'Sharpen the saw',
    description: 'In a minute',
    creatorName: 'Sunita',
    music: 'Tabla',
    videoStreamId: 'reel-01',
    _createdBy: { timestamp: createdAt },
  },
  stories: {
    id: 'story-x',
    title: 'New tools',
    imageIds: ['post-07', 'story-07-2'],
    imageAlts: ['A tap, dripping', 'टपकता नल'],
    iconId: 'face-01',
    _createdBy: { displayName: 'Sunita', timestamp: createdAt },
  },
  users: {
    uid: 'user-x',
    firstName: 'Asha',
    mobile: '+919876543210',
    occupation: 'student',
    createdAt,
    lastLogin: createdAt,
  },
} as const;

type Documents = fc.Arbitrary<Record<string, unknown>>;

/** Documents of the 14 collections: every field valid, malformed, malicious or missing. */
export const HOSTILE_DOCUMENTS: Readonly<Record<keyof typeof VALID_FIELDS | 'feed-posts', Documents>> = {
  ...(Object.fromEntries(
    Object.entries(VALID_FIELDS).map(([collection, fields]) => [collection, partlyHostile(fields)]),
  ) as Record<keyof typeof VALID_FIELDS, Documents>),
  'feed-posts': hostilePost,
};

function partlyHostile(fields: Readonly<Record<string, unknown>>): Documents {
  const arbitraries = Object.entries(fields).map(([name, valid]) => [
    name,
    fc.oneof({ weight: 3, arbitrary: hostileInside(valid) }, evil),
  ]);
  return fc.record(Object.fromEntries(arbitraries) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
}

/** The valid value; one with parts also with parts that are not. */
function hostileInside(valid: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(valid)) return fc.array(fc.oneof(fc.constantFrom(...(valid as unknown[])), evil), { maxLength: 8 });
  return typeof valid === 'object' && valid !== null
    ? partlyHostile(valid as Record<string, unknown>)
    : fc.constant(valid);
}
