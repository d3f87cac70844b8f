import { BRAND_NAME } from '@bazaar/shared/contracts/brand';

/** Texts of the feed (§2, Feed screen; §8). */
export const messages = {
  title: 'Feed',
  feed: 'Posts',
  refresh: 'Refresh',
  tryAgain: 'Try Again',
  emptyTitle: 'No posts yet',
  emptyText: 'Start following accounts to see posts here',
  errorTitle: 'Something went wrong',
  errorText: 'Failed to load posts. Please try again.',
  caughtUp: "You're all caught up!",
  stillLoading: 'Still loading…',
  fallbackTitle: `${BRAND_NAME} Content`,
  otherContent: 'Content',
  noImages: 'No images',
  videoUnavailable: 'Video unavailable',
  reelsBadge: 'Reels',
  reelsCount: (count: number | undefined) => `${count && count > 0 ? count : 'Multiple'} Reels`,
  tapToExplore: 'Tap to explore',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  imageOf: (place: number, total: number) => `${place}/${total}`,
  learn: (topic: string) => `Learn ${topic}`,
  learnMore: 'Learn More',
  watchReels: 'Watch Reels',
} as const;
