/**
 * Every URL of the site as a builder (§2, route table): `import * as paths`. Each is an export of its own, since a build contains
 * those that it uses: a new one changes no other team's build. Ids are encoded; the patterns live with their owners.
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
/** The business topic of that name; the grid where there is none. */
export const businessTopic = (name: string) => `/business${queryOf({ topic: name })}`;
export const businessLevels = (creatorTopicId: string) => `/business/levels/${id(creatorTopicId)}`;
export const categories = '/level/categories';
export const subcategories = (categoryId: string) => `/level/categories/${id(categoryId)}`;
export const topics = (categoryId: string, subCategoryId: string) =>
  `/level/categories/${id(categoryId)}/subcategories/${id(subCategoryId)}`;
export const levelCreators = (categoryId: string, subCategoryId: string, creatorTopicId: string) =>
  `${topics(categoryId, subCategoryId)}/creators/${id(creatorTopicId)}`;
/** The spec's path has the topic twice: the same id in both segments, and the last one decides. */
export const levels = (categoryId: string, subCategoryId: string, creatorTopicId: string) =>
  `${levelCreators(categoryId, subCategoryId, creatorTopicId)}/levels/${id(creatorTopicId)}`;
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

function queryOf(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

/** Not in the spec: no path of the site with its ids and query is longer. */
const MAX_PATH_LENGTH = 2_000;
/** Any origin will do: only whether a path stays within it is asked. */
const SOME_ORIGIN = 'https://site.invalid';

/**
 * A path of this site with its query and hash, as the browser will understand it, from a value that anyone can write, such as
 * a navigation state; undefined for everything else: another origin in any spelling, and what is no path at all.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > MAX_PATH_LENGTH) return undefined;
  if (!URL.canParse(value, SOME_ORIGIN)) return undefined;
  const url = new URL(value, SOME_ORIGIN);
  // '/..//evil.example' has become '//evil.example'.
  const isOwn = url.origin === SOME_ORIGIN && !url.pathname.startsWith('//');
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}
