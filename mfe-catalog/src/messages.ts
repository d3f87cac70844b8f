/** Texts of the catalogue; those of §8 to the letter. */
export const messages = {
  business: {
    title: 'Business Topics',
    empty: 'No business topics found in database',
    failed: 'Failed to load topics.',
    rating: (value: string) => `★ ${value}`,
    students: (count: string) => `${count} students`,
    sample: 'Sample figures',
  },
  categories: {
    /** §2, route table. */
    title: 'Categories Topics',
    empty: 'No categories topics found in database',
    failed: 'Failed to load topics.',
  },
  subcategories: { title: 'Subcategories', empty: 'No subcategories found for this category.', failed: 'Failed to load subcategories.' },
  topics: { title: 'Topics', empty: 'No topics found for this subcategory.', failed: 'Failed to load topics.' },
  creators: {
    title: "Creator's",
    count: (count: number) => `${count} creators available`,
    fallbackName: (place: number) => `Creator ${place}`,
    explore: 'Explore',
    /** §5. */
    missingId: 'Missing creatorTopicId.',
    empty: 'No creators found.',
    failed: (reason: string) => `Error fetching creators: ${reason}`,
    reasons: { unreachable: 'the database did not answer', denied: 'permission denied', other: 'unexpected answer' },
    hints: ['Check your internet connection.', 'The database may be unavailable.', 'The creatorTopicId may be invalid or missing.'],
  },
  levels: {
    /** §2, route table: the default title. */
    title: "Level's",
    what: 'What',
    how: 'How',
    missingId: 'No topic ID provided',
    empty: 'No levels found for this topic',
    failed: 'Error fetching levels',
  },
  watch: {
    noLevel: 'No level ID provided',
    empty: (page: number) => `No videos found for page ${page}`,
    failed: 'Error fetching videos',
    pages: 'Pages',
    page: (page: number) => `Page ${page}`,
    videos: 'Videos',
    playlist: 'Videos of this page',
    noVideos: 'No videos',
    probeFailed: (page: number) => `Page ${page} could not be loaded.`,
    place: (place: number, count: number) => `Video ${place} of ${count}`,
    end: {
      title: 'Topic finished',
      finished: (topic: string) => `You have watched the last lesson of ${topic}.`,
      failed: 'The next level could not be loaded.',
      levels: 'Back to levels',
      topics: 'Other topics',
    },
  },
  back: 'Back',
  tryAgain: 'Try Again',
} as const;
