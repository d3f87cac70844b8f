import { expect, test } from 'vitest';
import { seedCatalogue } from './seed.ts';

const NOW = Date.UTC(2026, 0, 1);
const documents = seedCatalogue({ now: NOW });
const of = (collection: string) =>
  documents.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ fields }) => fields);

test.each([
  ['categories', 24],
  ['subcategories-new', 60],
  ['creatortopics-new', 150],
  ['levels-new', 300],
  ['level-videos-new', 1500],
  ['level-creators-new', 261],
  ['playlist-creators-new', 14],
  ['playlist-topics-new', 45],
  ['playlists-new', 110],
  ['playlist-videos-new', 600],
  ['reel-shorts', 64],
  ['stories', 12],
  ['feed-posts', 140],
])('%s: %d documents', (collection, count) => expect(of(collection)).toHaveLength(count));

test('the same moment: the same documents', () => {
  expect(seedCatalogue({ now: NOW })).toEqual(documents);
});

test('every reference: a document that exists', () => {
  const known = (collection: string, field: string) => new Set(of(collection).map((fields) => fields[field]));
  const check = (collection: string, field: string, target: string, ...also: string[]) => {
    const ids = known(target, field);
    expect(of(collection).filter((fields) => !ids.has(fields[field]) && !also.includes(String(fields[field])))).toEqual(
      [],
    );
  };
  check('subcategories-new', 'categoryId', 'categories');
  check('creatortopics-new', 'subCategoryId', 'subcategories-new', 'default');
  check('levels-new', 'creatorTopicId', 'creatortopics-new');
  check('level-videos-new', 'levelId', 'levels-new');
  check('level-creators-new', 'creatorTopicId', 'creatortopics-new');
  check('playlist-topics-new', 'playlistCreatorId', 'playlist-creators-new');
  check('playlists-new', 'playlistTopicId', 'playlist-topics-new');
  check('playlist-videos-new', 'playlistId', 'playlists-new');
});

test('the catalogue: 26 business topics, two reels without a stream, one new story', () => {
  expect(of('creatortopics-new').filter(({ subCategoryId }) => subCategoryId === 'default')).toHaveLength(26);
  expect(of('reel-shorts').filter(({ videoStreamId }) => !videoStreamId)).toHaveLength(2);
  const ages = of('stories').map(({ _createdBy }) => NOW - (_createdBy as { timestamp: Date }).timestamp.getTime());
  expect(ages.filter((age) => age < 2 * 3_600_000)).toHaveLength(1);
  expect(
    of('stories').every(({ imageIds }) => (imageIds as string[]).length >= 2 && (imageIds as string[]).length <= 6),
  ).toBe(true);
});

test('posts: all five kinds, some hidden, coloured, uncoloured, without business', () => {
  const posts = of('feed-posts');
  expect(new Set(posts.map(({ postType }) => postType))).toEqual(
    new Set(['image', 'multi_image', 'video', 'reels_carousel', 'poll']),
  );
  expect(posts.some(({ isVisible }) => isVisible === false)).toBe(true);
  expect(posts.some(({ buttonBgColor }) => String(buttonBgColor).length === 9)).toBe(true);
  expect(posts.some(({ buttonBgColor }) => buttonBgColor === undefined)).toBe(true);
  expect(posts.some(({ businessInfo }) => (businessInfo as unknown[]).length === 0)).toBe(true);
});

test('posts: as many as a measurement needs', () => {
  expect(seedCatalogue({ now: NOW, posts: 5_000 }).filter(({ path }) => path.startsWith('feed-posts/'))).toHaveLength(
    5_000,
  );
});
