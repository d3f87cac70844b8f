import fc from 'fast-check';
import type { SeedDocument } from '../../../shared/tools/backend/seedDocuments.ts';
import { HOSTILE_DOCUMENTS } from '../../../shared/testing/hostileDocuments.ts';
import { storable } from '../../../shared/testing/hostileValues.ts';

type Collection = keyof typeof HOSTILE_DOCUMENTS;

const SEED = 20_251;
/** Later than every document of the seed. */
const NEWEST_MS = Date.UTC(2100, 0);
/** With the feed's 60 (mfe-feed/e2e/feedHostile.spec.ts) more than 300. */
const PER_COLLECTION = 20;

/** The fields that make a document part of the list that a screen reads, before or after the documents of the seed. */
const LISTED: Readonly<Partial<Record<Collection, Readonly<Record<string, string>>>>> = {
  categories: {},
  'subcategories-new': { categoryId: 'category-001' },
  'creatortopics-new': { subCategoryId: 'sub-001' },
  'level-creators-new': { creatorTopicId: 'topic-061' },
  'levels-new': { creatorTopicId: 'topic-001' },
  'level-videos-new': { levelId: 'level-001', pageNo: '1' },
  'playlist-creators-new': {},
  'playlist-topics-new': { playlistCreatorId: 'creator-001' },
  'playlists-new': { playlistTopicId: 'playlist-topic-001' },
  'playlist-videos-new': { playlistId: 'playlist-001' },
  'reel-shorts': {},
  stories: {},
};

/** Hostile documents of one collection, as the database can hold them. */
export const hostileFields = (collection: Collection, count = PER_COLLECTION): Record<string, unknown>[] =>
  fc
    .sample(HOSTILE_DOCUMENTS[collection], { numRuns: count, seed: SEED })
    .map((fields) => storable(fields) as Record<string, unknown>);

/** Documents for every list of the site; business topics twice, since two screens read them. */
export function hostileDocuments(): SeedDocument[] {
  const listed = Object.entries(LISTED).flatMap(([collection, filter]) => of(collection as Collection, filter));
  return [...listed, ...of('creatortopics-new', { subCategoryId: 'default' })];
}

const of = (collection: Collection, filter: Readonly<Record<string, string>>): SeedDocument[] =>
  hostileFields(collection).map((fields, index) => ({
    path: `${collection}/hostile-${Object.values(filter)[0] ?? 'all'}-${index}`,
    fields: {
      ...fields,
      ...filter,
      // A query leaves out what has no value to order by.
      createdAt: new Date(index),
      _createdBy: { ...asMap(fields._createdBy), timestamp: new Date(NEWEST_MS + index) },
    },
  }));

const asMap = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
