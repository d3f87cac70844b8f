import { categories } from '../data/categories.ts';
import { topicsOf } from '../data/creatorTopics.ts';
import { feedPosts } from '../data/feedPosts.ts';
import { levelCreatorsOf } from '../data/levelCreators.ts';
import { levelsOf } from '../data/levels.ts';
import { levelVideosOf } from '../data/levelVideos.ts';
import { playlistCreators } from '../data/playlistCreators.ts';
import { playlistsOf } from '../data/playlists.ts';
import { playlistTopicsOf } from '../data/playlistTopics.ts';
import { playlistVideosOf } from '../data/playlistVideos.ts';
import { reels } from '../data/reels.ts';
import { stories } from '../data/stories.ts';
import { subcategoriesOf } from '../data/subcategories.ts';

/** One list of each collection that visitors read, with ids of the seed: what is promised of all of them is tested on these. */
export const CONTENT_LISTS = {
  categories,
  'subcategories-new': subcategoriesOf('category-001'),
  'creatortopics-new': topicsOf('sub-001'),
  'levels-new': levelsOf('topic-001'),
  'level-creators-new': levelCreatorsOf('topic-001'),
  'level-videos-new': levelVideosOf('level-001', 1),
  'reel-shorts': reels,
  'playlist-creators-new': playlistCreators,
  'playlist-topics-new': playlistTopicsOf('creator-001'),
  'playlists-new': playlistsOf('playlist-topic-001'),
  'playlist-videos-new': playlistVideosOf('playlist-001'),
  stories,
  'feed-posts': feedPosts,
};
