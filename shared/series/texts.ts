/** A lesson and the list that it is of. */
export const series = {
  autoplay: 'Autoplay next',
  /** Which video of the series it is. */
  position: (position: number, count: number) => `Video ${position} of ${count}`,
  showMore: 'Show more',
  showLess: 'Show less',
  transcript: 'Transcript',
  /** The name of the group of what can be done with it. */
  lesson: 'Lesson',
} as const;

export const row = {
  watched: 'Watched',
  watchedShare: (percent: number) => `${percent} percent watched`,
  unavailable: 'Unavailable',
  saved: 'Saved on this device',
} as const;

/** Between two videos of a series. */
export const upNext = {
  title: 'Up next',
  /** Announced once, when the card appears. */
  counting: (name: string, seconds: number) => `Up next in ${seconds} seconds: ${name}`,
  waiting: (name: string) => `Up next: ${name}`,
  unavailable: 'This video is unavailable.',
  playNow: 'Play now',
  cancel: 'Cancel',
  replay: 'Replay',
} as const;

/** The dialog of Share. */
export const shareDialog = {
  title: 'Share this lesson',
  question: 'Where should the link start?',
  fromStart: 'At the beginning',
  from: (time: string) => `At ${time}`,
  cancel: 'Cancel',
  copyTitle: 'Copy this link',
  link: 'Link',
  close: 'Close',
} as const;

/** The transcript of a lesson; its name is among those of the series. */
export const transcript = {
  language: 'Language',
  copy: 'Copy',
  copied: 'Transcript copied',
  copyRefused: 'Could not copy. Select the text and copy it yourself.',
  follow: 'Follow along',
  search: 'Search the transcript',
  /** Announced, and shown beside the search. */
  found: (position: number, count: number) => `${position} of ${count}`,
  notFound: 'Nothing found',
  previous: 'Previous match',
  next: 'Next match',
  lines: 'Lines of the transcript',
  empty: 'This lesson has no transcript',
  failed: 'The transcript could not be loaded.',
  loading: 'Loading the transcript…',
} as const;

/** Below a player, and once its series is finished. */
export const watch = {
  /** Before the name of a creator. */
  moreFrom: 'More from',
  seriesFinished: (name: string | undefined) => (name ? `You finished ${name}.` : 'You finished all of it.'),
} as const;
