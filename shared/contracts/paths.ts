/** Every URL of the site as a builder (§2, route table). Ids are encoded; the patterns live with their owners. */
const id = encodeURIComponent;

export const paths = {
  home: '/home',
  about: '/about',
  services: '/services',
  dashboard: '/dashboard',
  privacy: '/privacy',
  feed: '/feed',
  reels: '/reel',
  reel: (reelId: string) => `/reel?reel=${id(reelId)}`,
  login: '/login',
  business: '/business',
  /** The business topic of that name; the grid where there is none. */
  businessTopic: (name: string) => `/business${search({ topic: name })}`,
  businessLevels: (creatorTopicId: string) => `/business/levels/${id(creatorTopicId)}`,
  categories: '/level/categories',
  subcategories: (categoryId: string) => `/level/categories/${id(categoryId)}`,
  topics: (categoryId: string, subCategoryId: string) =>
    `/level/categories/${id(categoryId)}/subcategories/${id(subCategoryId)}`,
  levelCreators: (categoryId: string, subCategoryId: string, creatorTopicId: string) =>
    `${paths.topics(categoryId, subCategoryId)}/creators/${id(creatorTopicId)}`,
  /** The spec's path has the topic twice: the same id in both segments, and the last one decides. */
  levels: (categoryId: string, subCategoryId: string, creatorTopicId: string): string =>
    `${paths.levelCreators(categoryId, subCategoryId, creatorTopicId)}/levels/${id(creatorTopicId)}`,
  levelVideos: (creatorTopicId: string, levelId: string, query: { page?: number; video?: string } = {}) =>
    `/levels/${id(creatorTopicId)}/videos/${id(levelId)}${search(query)}`,
  levelsFallback: '/levels',
  search: '/search',
  creators: '/creators',
  creatorTopics: (playlistCreatorId: string) => `/creators/${id(playlistCreatorId)}/topics`,
  topicPlaylists: (playlistCreatorId: string, playlistTopicId: string) =>
    `${paths.creatorTopics(playlistCreatorId)}/${id(playlistTopicId)}/playlists`,
  playlistVideos: (
    playlistCreatorId: string,
    playlistTopicId: string,
    playlistId: string,
    query: { video?: string } = {},
  ): string => `${paths.topicPlaylists(playlistCreatorId, playlistTopicId)}/${id(playlistId)}/videos${search(query)}`,
} as const;

function search(query: Record<string, string | number | undefined>): string {
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
  const { origin, pathname, search, hash } = new URL(value, SOME_ORIGIN);
  // '/..//evil.example' has become '//evil.example'.
  return origin === SOME_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
