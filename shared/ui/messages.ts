/** Texts that every list and card of the site shares. */
export const messages = {
  back: 'Back',
  /** The label of the links to the pages above. */
  breadcrumbs: 'Where you are',
  refresh: 'Refresh',
  /** §2, Creator list. */
  refreshing: 'Refreshing...',
  tryAgain: 'Try Again',
  loading: 'Loading',
  stillLoading: 'Still loading…',
  pauseRotation: 'Pause rotation',
  startRotation: 'Start rotation',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slideOf: (index: number, total: number, name: string) => `${index} of ${total}: ${name}`,
  counter: (index: number, total: number) => `${index} / ${total}`,
  loadMore: 'Load more',
  loadMoreFailed: 'More could not be loaded.',
  /** Before the name of a creator. */
  moreFrom: 'More from',
  share: 'Share',
  linkCopied: 'Link copied',
  /** §4, Lists. */
  stale: 'Some data may be outdated',
  /** §8, Players. */
  imageError: 'Image Error',
  seriesFinished: (name: string | undefined) => (name ? `You finished ${name}.` : 'You finished all of it.'),
} as const;
