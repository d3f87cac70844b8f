/** Texts of a lesson and of its series; apart from those of playing and of the controls, which no drawn screen has. */
export const messages = {
  tryAgain: 'Try Again',
  player: (title: string) => `Video player: ${title}`,
  buffering: 'Buffering',
  stillLoading: 'Still loading…',

  autoplay: 'Autoplay next',

  row: {
    watched: 'Watched',
    watchedShare: (percent: number) => `${percent} percent watched`,
    unavailable: 'Unavailable',
    saved: 'Saved on this device',
  },

  /** Which video of the series it is. */
  position: (position: number, count: number) => `Video ${position} of ${count}`,
  showMore: 'Show more',
  showLess: 'Show less',

  transcript: 'Transcript',

  /** The name of the group of what can be done with it. */
  lesson: 'Lesson',
} as const;
