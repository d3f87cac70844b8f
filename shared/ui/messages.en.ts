/** Texts of the pictures and notices. */
export const messages = {
  /** §4, Lists. */
  stale: 'Some data may be outdated',
  /** §8, Players. */
  imageError: 'Image Error',
} as const;
