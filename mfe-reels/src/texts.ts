/** The reels (§2, §8). */
export const reels = {
  title: 'Reels',
  /** docs/behaviour.md: counts as the first interaction. */
  playReels: 'Play reels',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  volumeText: (percent: number) => `${percent} percent`,
  captions: 'Captions',
  notCopied: 'The link could not be copied',
  next: 'Next reel',
  previous: 'Previous reel',
  failed: 'Failed to load video',
  retry: 'Retry',
  listFailed: 'Error fetching reels',
  moreFailed: 'More reels could not be loaded.',
  empty: 'No reels available',
  end: 'No more reels to load',
  tryAgain: 'Try Again',
  stillLoading: 'Still loading…',
  more: 'more',
  less: 'less',
  loadMore: 'Load more',
  untitled: 'Reel',
  music: 'Music',
  /** Links to the lesson and the topic that a reel is a part of: short, they stand in one row. */
  lesson: 'Full lesson',
  topic: (name: string | undefined) => name || 'See its topic',
  keys: 'Keys: ↓ or J next, ↑ or K previous, space to play and pause, M for sound',
} as const;

/** The stories (§2, §8). */
export const stories = {
  title: 'Stories',
  failed: 'Failed to load stories.',
  tryAgain: 'Try Again',
  untitled: 'Story',
  new: 'New',
  /** The name of a button of the strip: what the ring and the tag show. */
  nameOf: (title: string, { isNew, isSeen }: { isNew: boolean; isSeen: boolean }) =>
    `${title}${isNew ? ', new' : ''}${isSeen ? ', seen' : ''}`,
  close: 'Close story',
  previous: 'Previous image',
  next: 'Next image',
  pause: 'Pause story',
  play: 'Play story',
  imageOf: (image: number, count: number) => `Image ${image} of ${count}`,
  undescribed: (image: number, count: number) => `Image ${image} of ${count}, without a description`,
  imageError: 'Image Error',
  stillLoading: 'Still loading…',
} as const;
