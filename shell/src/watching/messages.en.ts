/** Texts of Continue watching. */
export const messages = {
  title: 'Continue watching',
  watched: (position: string, length: string) => `${position} of ${length}`,
} as const;
