/** Texts of the end of a topic; apart from the catalogue's, since no drawn screen has them. */
export const messages = {
  title: 'Topic finished',
  finished: (topic: string) => `You have watched the last lesson of ${topic}.`,
  failed: 'The next level could not be loaded.',
  levels: 'Back to levels',
  topics: 'Other topics',
  tryAgain: 'Try Again',
} as const;
