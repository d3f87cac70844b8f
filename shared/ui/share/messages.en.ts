/** Texts of every button that shares. */
export const messages = {
  share: 'Share',
  linkCopied: 'Link copied',
} as const;
