/**
 * Every URL of the site as a builder (§2, route table): `import * as paths`. Each is an export of its own, since a build contains
 * those that it uses: a new one changes no other team's build. Nothing else is exported here (`routePattern` in shell/src/reports/anonymous.ts). Ids are encoded; the patterns live with their owners.
 */
const id = encodeURIComponent;

export const home = '/home';
export const about = '/about';
export const services = '/services';
export const dashboard = '/dashboard';
export const privacy = '/privacy';
export const feed = '/feed';
export const reels = '/reel';
export const reel = (reelId: string) => `/reel?reel=${id(reelId)}`;
export const login = '/login';
export const business = '/business';
/** The first of these names that a business topic or a category has; the grid of the business topics where there is none. */
export const businessTopic = (...names: string[]) => `/business${namesOf(names)}`;
export const businessLevels = (creatorTopicId: string) => `/business/levels/${id(creatorTopicId)}`;
export const categories = '/level/categories';
/** The first of these names that a category or a business topic has; the grid of the categories where there is none. */
export const categoryNamed = (...names: string[]) => `${categories}${namesOf(names)}`;
export const subcategories = (categoryId: string) => `/level/categories/${id(categoryId)}`;
export const topics = (categoryId: string, subCategoryId: string) =>
  `/level/categories/${id(categoryId)}/subcategories/${id(subCategoryId)}`;
export const levelCreators = (categoryId: string, subCategoryId: string, creatorTopicId: string) =>
  `${topics(categoryId, subCategoryId)}/creators/${id(creatorTopicId)}`;
/**
 * The spec's path has the topic twice: the same id in both segments, and the last one decides. `creator`: the level creator whose
 * levels stand first there.
 */
export const levels = (
  categoryId: string,
  subCategoryId: string,
  creatorTopicId: string,
  query: { creator?: string } = {},
) => `${levelCreators(categoryId, subCategoryId, creatorTopicId)}/levels/${id(creatorTopicId)}${queryOf(query)}`;
export const levelVideos = (creatorTopicId: string, levelId: string, query: { page?: number; video?: string } = {}) =>
  `/levels/${id(creatorTopicId)}/videos/${id(levelId)}${queryOf(query)}`;
export const levelsFallback = '/levels';
export const search = '/search';
export const creators = '/creators';
export const creatorTopics = (playlistCreatorId: string) => `/creators/${id(playlistCreatorId)}/topics`;
export const topicPlaylists = (playlistCreatorId: string, playlistTopicId: string) =>
  `${creatorTopics(playlistCreatorId)}/${id(playlistTopicId)}/playlists`;
export const playlistVideos = (
  playlistCreatorId: string,
  playlistTopicId: string,
  playlistId: string,
  query: { video?: string } = {},
) => `${topicPlaylists(playlistCreatorId, playlistTopicId)}/${id(playlistId)}/videos${queryOf(query)}`;

/** A parameter of a query. */
type Pair = [name: string, value: string];

const namesOf = (names: readonly string[]) => `?${new URLSearchParams(names.map((name): Pair => ['topic', name]))}`;

function queryOf(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]): Pair => [key, String(value)]))}` : '';
}
