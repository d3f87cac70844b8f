/** Texts of the pages that play one video of several. */
export const messages = {
  /** Before the name of a creator. */
  moreFrom: 'More from',
  seriesFinished: (name: string | undefined) => (name ? `You finished ${name}.` : 'You finished all of it.'),
} as const;
