/** How numbers and dates are written. */
export const messages = {
  /** What `lang` says of the texts of this build. */
  language: 'en',
  /** For Intl. */
  locale: 'en',
} as const;
