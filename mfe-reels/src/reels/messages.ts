/** Texts of the reels (§8). */
export const messages = {
  title: 'Reels',
  /** docs/decisions/010: counts as the first interaction. */
  playReels: 'Play reels',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  volumeText: (percent: number) => `${percent} percent`,
  next: 'Next reel',
  previous: 'Previous reel',
  failed: 'Failed to load video',
  retry: 'Retry',
  listFailed: 'Error fetching reels',
  empty: 'No reels available',
  end: 'No more reels to load',
  tryAgain: 'Try Again',
  stillLoading: 'Still loading…',
  untitled: 'Reel',
} as const;
