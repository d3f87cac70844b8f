/** Texts of Continue watching. */
export const messages = {
  title: 'Continue watching',
  nothingYet: 'Lessons that you begin will wait for you here.',
  left: (time: string) => `${time} left`,
} as const;
