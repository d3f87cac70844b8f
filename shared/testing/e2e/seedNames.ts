/** Names on the seed's pages that tests open, read from the seed (shared/tools/seed), not repeated. */
import * as paths from '../../contracts/paths.ts';
import { seedCatalogue } from '../../tools/seed/seed.ts';
import { FILMS, slidesOf, type Film } from '../../tools/studio/films.ts';

const documents = seedCatalogue({ now: 0 });
const fieldsOf = (collection: string) =>
  documents.filter(({ path }) => path.startsWith(`${collection}/`)).map(({ fields }) => fields);

/** The films of a level, by the address of its page; those of its first page come first. */
export function filmsOfLevel(address: string): Film[] {
  const levelId = address.split('/').at(-1);
  const videos = fieldsOf('level-videos-new').filter((video) => video.levelId === levelId);
  return videos.map(({ streamVideoId }) => FILMS.find(({ id }) => id === streamVideoId)!);
}

/** The first words that are said in the first film of a level after its title: of a caption, which may have fewer than its slide. */
export const firstWordsOf = (address: string): string =>
  slidesOf(filmsOfLevel(address)[0]!)[1]!.say.en.split(' ').slice(0, 4).join(' ');

/** The names of the topic and of the level at this address, as cards of its lessons show them. */
export function courseAt(address: string): string {
  const [, , creatorTopicId, , levelId] = address.split('/');
  const topic = fieldsOf('creatortopics-new').find((one) => one.creatorTopicId === creatorTopicId)!;
  const level = fieldsOf('levels-new').find((one) => one.levelId === levelId)!;
  return `${String(topic.creatorTopicName)} · ${String(level.levelName)}`;
}

/** The path of the business topic, else of the category, that has one of these names: of the first that there is; undefined without any. */
export function pathOfName(names: readonly string[]): string | undefined {
  for (const name of names) {
    const topic = fieldsOf('creatortopics-new').find(
      ({ creatorTopicName, subCategoryId }) => creatorTopicName === name && subCategoryId === 'default',
    );
    if (topic) return paths.businessLevels(String(topic.creatorTopicId));
    const category = fieldsOf('categories').find(({ categoryName }) => categoryName === name);
    if (category) return paths.subcategories(String(category.categoryId));
  }
  return undefined;
}

/** The newest reel: its title, description and maker. */
export const FIRST_REEL = fieldsOf('reel-shorts')[0] as { title: string; description: string; creatorName: string };

const POSTS_OF_A_PAGE = 10;

/** The title of the first post beyond the first page of the feed whose button leads to a topic. */
export const LATER_POST = fieldsOf('feed-posts')
  .filter(({ isVisible }) => isVisible)
  .slice(POSTS_OF_A_PAGE)
  .find(({ businessInfo, postType }) => (businessInfo as unknown[]).length > 0 && postType !== 'reels_carousel')!
  .title as string;
