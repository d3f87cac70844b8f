/** §4, Lists. */
export const notice = {
  /** §4, Lists. */
  stale: 'Some data may be outdated',
} as const;

/** §8, Players. */
export const image = {
  /** §8, Players. */
  imageError: 'Image Error',
} as const;

/** Texts of what rotates. */
export const carousel = {
  pauseRotation: 'Pause rotation',
  startRotation: 'Start rotation',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slideOf: (index: number, total: number, name: string) => `${index} of ${total}: ${name}`,
  counter: (index: number, total: number) => `${index} / ${total}`,
} as const;

/** Every screen of a list or of one video of several. */
export const screen = {
  back: 'Back',
  /** The label of the links to the pages above. */
  breadcrumbs: 'Where you are',
  refresh: 'Refresh',
  /** §2, Creator list. */
  refreshing: 'Refreshing...',
  tryAgain: 'Try Again',
  loading: 'Loading',
  stillLoading: 'Still loading…',
  loadMore: 'Load more',
  loadMoreFailed: 'More could not be loaded.',
} as const;

/** Every button that shares. */
export const share = {
  share: 'Share',
  linkCopied: 'Link copied',
} as const;
