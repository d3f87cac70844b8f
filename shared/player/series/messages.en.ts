/** Texts between two videos of a series; apart from the player's, since no drawn screen has them. */
export const messages = {
  title: 'Up next',
  /** Announced once, when the card appears. */
  counting: (name: string, seconds: number) => `Up next in ${seconds} seconds: ${name}`,
  waiting: (name: string) => `Up next: ${name}`,
  unavailable: 'This video is unavailable.',
  playNow: 'Play now',
  cancel: 'Cancel',
  replay: 'Replay',
} as const;
