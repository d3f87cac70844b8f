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
