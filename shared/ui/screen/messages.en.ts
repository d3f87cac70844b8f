/** Texts that every list of the site shares. */
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
  loadMore: 'Load more',
  loadMoreFailed: 'More could not be loaded.',
} as const;
