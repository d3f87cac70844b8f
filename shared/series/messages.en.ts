/** Texts between two videos of a series, below its player and at its end; apart from the player's, since no first screen has them. */
export const messages = {
  title: 'Up next',
  /** Announced once, when the card appears. */
  counting: (name: string, seconds: number) => `Up next in ${seconds} seconds: ${name}`,
  waiting: (name: string) => `Up next: ${name}`,
  unavailable: 'This video is unavailable.',
  playNow: 'Play now',
  cancel: 'Cancel',
  replay: 'Replay',

  /** Before the name of a creator. */
  moreFrom: 'More from',
  seriesFinished: (name: string | undefined) => (name ? `You finished ${name}.` : 'You finished all of it.'),
} as const;
