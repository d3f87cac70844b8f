/** Texts of the landing page; names and figures of §2 to the letter. */
export const messages = {
  title: 'Home',
  highlights: 'Highlights',
  watchNow: 'Watch Now',
  moreInfo: 'More Info',
  scrollBack: (row: string) => `Scroll back: ${row}`,
  scrollOn: (row: string) => `Scroll on: ${row}`,
  stats: 'The school in figures',
} as const;
