/** Texts of the landing page; names and figures of §2 to the letter. */
export const messages = {
  title: 'Home',
  highlights: 'Highlights',
  watchNow: 'Watch Now',
  moreInfo: 'More Info',
  pause: 'Pause rotation',
  start: 'Start rotation',
  previous: 'Previous slide',
  next: 'Next slide',
  slideOf: (place: number, total: number) => `${place} of ${total}`,
  counter: (place: number, total: number) => `${place} / ${total}`,
  scroll: (row: string) => `${row}, scrollable`,
  stats: 'The school in figures',
} as const;
