// Texts of the catalogue; those of §8 to the letter.
import { minutes } from '@bazaar/shared/format/duration';

interface Figures {
  finished: number;
  count: number;
  isBegun: boolean;
  leftMs: number | undefined;
}

const lessons = (count: number): string => `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

export const business = {
  title: 'Business Topics',
  empty: 'No business topics found in database',
  instead: 'See all categories',
  failed: 'Failed to load topics.',
  rating: (value: string) => `★ ${value}`,
  students: (count: string) => `${count} students`,
  sample: 'Sample figures',
} as const;

export const categories = {
  /** §2, route table. */
  title: 'Categories Topics',
  empty: 'No categories topics found in database',
  instead: 'See the business topics',
  failed: 'Failed to load topics.',
} as const;

export const subcategories = {
  title: 'Subcategories',
  empty: 'No subcategories found for this category.',
  failed: 'Failed to load subcategories.',
  instead: 'See other categories',
} as const;

export const topics = {
  title: 'Topics',
  empty: 'No topics found for this subcategory.',
  failed: 'Failed to load topics.',
  instead: 'See other subcategories',
} as const;

export const creators = {
  title: "Creator's",
  count: (count: number) => `${count} creators available`,
  fallbackName: (position: number) => `Creator ${position}`,
  explore: 'Explore',
  /** §5. */
  missingId: 'Missing creatorTopicId.',
  empty: 'No creators found.',
  instead: 'See other topics',
  /** Why they could not be read (§5, §8). */
  failed: (reason: string) => `Error fetching creators: ${reason}`,
  reasons: { unreachable: 'the database did not answer', denied: 'permission denied', other: 'unexpected answer' },
  hints: [
    'Check your internet connection.',
    'The database may be unavailable.',
    'The creatorTopicId may be invalid or missing.',
  ],
} as const;

export const levels = {
  /** §2, route table: the default title. */
  title: "Level's",
  sections: { What: 'What', How: 'How' },
  /** Above the levels of the creator who was chosen, and above all others. */
  ofCreator: (name: string) => `By ${name}`,
  noneOfCreator: 'No levels of this topic yet',
  ofOthers: 'By other creators',
  missingId: 'No topic ID provided',
  empty: 'No levels found for this topic',
  otherBusiness: 'See other business topics',
  otherCreators: 'See other creators',
  failed: 'Error fetching levels',
} as const;

/** The way through the levels of a topic. */
export const levelPath = {
  label: 'Your progress in this topic',
  start: 'Start',
  resume: 'Continue',
  /** Follows either, for screen readers: a page has several such links. */
  withLesson: (name: string) => `with ${name}`,
  first: 'First:',
  next: 'Next:',
  position: (at: string) => `At ${at}`,
  positionOf: (at: string, length: string) => `At ${at} of ${length}`,
  topicFinished: 'You have finished every lesson of this topic.',
  figures: ({ finished, count, isBegun, leftMs }: Figures): string => {
    if (count === 0) return 'No lessons yet';
    if (finished === count) return `Finished · ${lessons(count)}`;
    const time = leftMs === undefined ? [] : [isBegun ? `${minutes(leftMs)} left` : minutes(leftMs)];
    return [isBegun ? `${finished} of ${lessons(count)}` : lessons(count), ...time].join(' · ');
  },
} as const;

export const watch = {
  noLevel: 'No level ID provided',
  empty: (page: number) => `No videos found for page ${page}`,
  otherPage: (page: number) => `Go to page ${page}`,
  otherLevels: 'See other levels',
  failed: 'Error fetching videos',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  videos: 'Videos',
  playlist: 'Videos of this page',
  noVideos: 'No videos',
  probeFailed: (page: number) => `Page ${page} could not be loaded.`,
  tryAgain: 'Try Again',
} as const;

/** The end of a topic. */
export const topicEnd = {
  title: 'Topic finished',
  finished: (topic: string) => `You have watched the last lesson of ${topic}.`,
  failed: 'The next level could not be loaded.',
  levels: 'Back to levels',
  topics: 'Other topics',
  tryAgain: 'Try Again',
} as const;
