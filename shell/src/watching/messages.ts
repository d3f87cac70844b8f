/** Texts of Continue watching. */
export const messages = {
  title: 'Continue watching',
  nothingYet: 'Lessons that you begin will wait for you here.',
  watched: (position: string, length: string) => `${position} of ${length}`,
} as const;
