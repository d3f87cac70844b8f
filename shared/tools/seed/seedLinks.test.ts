import { expect, test } from 'vitest';
import { LESSONS } from './content.ts';
import { seedCatalogue } from './seed.ts';
import { TOPIC_WITHOUT_CREATORS } from './topics.ts';

type Fields = Readonly<Record<string, unknown>>;

const documents = seedCatalogue({ now: Date.UTC(2026, 0, 1) });
const of = (collection: string): Fields[] =>
  documents.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ fields }) => fields);

/** The documents of a collection by the field that a screen filters them by. */
function listing(collection: string, field: string): (id: unknown) => Fields[] {
  const lists = new Map<unknown, Fields[]>();
  for (const fields of of(collection)) lists.set(fields[field], [...(lists.get(fields[field]) ?? []), fields]);
  return (id) => lists.get(id) ?? [];
}

const subcategoriesOf = listing('subcategories-new', 'categoryId');
const topicsOf = listing('creatortopics-new', 'subCategoryId');
const creatorsOf = listing('level-creators-new', 'creatorTopicId');
const levelsOf = listing('levels-new', 'creatorTopicId');
const videosOf = listing('level-videos-new', 'levelId');
const streams = new Set(LESSONS.map(({ id }) => id));

const topicsOfSubcategories = of('subcategories-new').flatMap(({ subCategoryId }) => topicsOf(subCategoryId));
const pagesOf = (level: Fields) => [...new Set(videosOf(level.levelId).map(({ pageNo }) => pageNo))].toSorted().join();

test('every category: subcategories; every subcategory: topics; and there are business topics', () => {
  expect(of('categories').filter(({ categoryId }) => subcategoriesOf(categoryId).length === 0)).toEqual([]);
  expect(of('subcategories-new').filter(({ subCategoryId }) => topicsOf(subCategoryId).length === 0)).toEqual([]);
  expect(topicsOf('default')).not.toEqual([]);
});

test('every topic of a subcategory but one: creators', () => {
  const empty = topicsOfSubcategories.filter(({ creatorTopicId }) => creatorsOf(creatorTopicId).length === 0);
  expect(empty.map(({ creatorTopicId }) => creatorTopicId)).toEqual([TOPIC_WITHOUT_CREATORS]);
});

test('every topic, and so every card of a creator: a What level and a How level', () => {
  const without = of('creatortopics-new').filter(
    ({ creatorTopicId }) => new Set(levelsOf(creatorTopicId).map(({ sectionType }) => sectionType)).size < 2,
  );
  expect(without).toEqual([]);
  expect(of('level-creators-new').filter(({ creatorTopicId }) => levelsOf(creatorTopicId).length === 0)).toEqual([]);
});

test('every creator of levels: teaches one', () => {
  const makers = new Set(of('levels-new').map(({ levelCreatorId }) => levelCreatorId));
  expect(of('level-creators-new').filter(({ id }) => !makers.has(id))).toEqual([]);
});

test('every level: by a creator of its topic', () => {
  const byOthers = of('levels-new').filter(
    ({ creatorTopicId, levelCreatorId }) =>
      creatorTopicId !== TOPIC_WITHOUT_CREATORS && !creatorsOf(creatorTopicId).some(({ id }) => id === levelCreatorId),
  );
  expect(byOthers).toEqual([]);
});

test('every level: at least four videos of films that exist, each film once', () => {
  const wrong = of('levels-new').filter(({ levelId }) => {
    const films = new Set(videosOf(levelId).map(({ streamVideoId }) => streamVideoId as string));
    return (
      videosOf(levelId).length < 4 ||
      films.size < videosOf(levelId).length ||
      ![...films].every((id) => streams.has(id))
    );
  });
  expect(wrong).toEqual([]);
});

test('the pages of levels: 1 alone, 1 and 2, 1 and 3, all three', () => {
  const patterns = new Set(of('levels-new').map(pagesOf));
  expect([...patterns].toSorted()).toEqual(['1', '1,2', '1,2,3', '1,3']);
});

test('every playlist creator: no empty list from there on', () => {
  const [playlistTopicsOf, playlistsOf, clipsOf] = [
    listing('playlist-topics-new', 'playlistCreatorId'),
    listing('playlists-new', 'playlistTopicId'),
    listing('playlist-videos-new', 'playlistId'),
  ];
  expect(
    of('playlist-creators-new').filter(({ playlistCreatorId }) => playlistTopicsOf(playlistCreatorId).length === 0),
  ).toEqual([]);
  expect(of('playlist-topics-new').filter(({ playlistTopicId }) => playlistsOf(playlistTopicId).length === 0)).toEqual(
    [],
  );
  expect(of('playlists-new').filter(({ playlistId }) => clipsOf(playlistId).length < 4)).toEqual([]);
  expect(of('playlist-videos-new').filter(({ streamVideoId }) => !streams.has(streamVideoId as string))).toEqual([]);
});

test('every button of a post: a topic with levels', () => {
  const targets = of('feed-posts').flatMap(({ businessInfo }) => (businessInfo as Fields[]).slice(0, 1));
  expect(targets.filter(({ creatorTopicId }) => levelsOf(creatorTopicId).length === 0)).toEqual([]);
});
