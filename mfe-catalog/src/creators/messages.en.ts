/** Why creators could not be read (§5, §8); apart from the catalogue's texts, since no drawn screen has them. */
export const messages = {
  failed: (reason: string) => `Error fetching creators: ${reason}`,
  reasons: { unreachable: 'the database did not answer', denied: 'permission denied', other: 'unexpected answer' },
  hints: [
    'Check your internet connection.',
    'The database may be unavailable.',
    'The creatorTopicId may be invalid or missing.',
  ],
} as const;
