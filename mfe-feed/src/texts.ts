import { BRAND_NAME } from '@bazaar/shared/contracts/brand';
import { compactCount } from '@bazaar/shared/format/compactCount';

const counted = (count: number, one: string, many: string) => `${compactCount(count)} ${count === 1 ? one : many}`;

/** The list of posts (§2, Feed screen; §4; §8). */
export const feed = {
  title: 'Feed',
  feed: 'Posts',
  skip: 'Skip the posts',
  refresh: 'Refresh',
  tryAgain: 'Try Again',
  emptyTitle: 'No posts yet',
  emptyText: 'Start following accounts to see posts here',
  errorTitle: 'Something went wrong',
  errorText: 'Failed to load posts. Please try again.',
  caughtUp: "You're all caught up!",
  loadMore: 'Load more',
  loadingMore: 'Loading more posts',
  loadMoreFailed: 'More posts could not be loaded.',
  stillLoading: 'Still loading…',
  stale: 'Some data may be outdated',
  newPosts: (count: string) => `${count} new ${count === '1' ? 'post' : 'posts'}`,
  aboutTitle: `About ${BRAND_NAME}`,
  aboutText: 'Business skills and creative content, one short lesson at a time.',
  about: 'About Us',
} as const;

/** A post, by its type. */
export const post = {
  fallbackTitle: `${BRAND_NAME} Content`,
  otherContent: 'Content',
  separator: ' · ',
  likes: (count: number) => counted(count, 'like', 'likes'),
  comments: (count: number) => counted(count, 'comment', 'comments'),
  views: (count: number) => counted(count, 'view', 'views'),
  reelsBadge: 'Reels',
  reelsCount: (count: number | undefined) => `${count && count > 0 ? count : 'Multiple'} Reels`,
  tapToExplore: 'Tap to explore',
  learn: (topic: string) => `Learn ${topic}`,
  learnMore: 'Learn More',
  watchReels: 'Watch Reels',
  video: (title: string) => `Video: ${title}`,
  videoUnavailable: 'Video unavailable',
} as const;

/** The pictures of a post. */
export const pictures = {
  noImages: 'No images',
  pictures: (title: string) => `Pictures: ${title}`,
  track: 'Swipe or use the arrow keys',
  undescribed: 'Image without a description',
  undescribedOf: (index: number, total: number) => `Image ${index} of ${total}, without a description`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
  imageOf: (index: number, total: number) => `${index}/${total}`,
} as const;

/** The player of a post. */
export const player = {
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  restart: 'Restart',
  buffering: 'Buffering',
} as const;
