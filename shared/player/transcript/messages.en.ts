/** Texts inside the transcript of a lesson; apart from its name, which the drawn screen has. */
export const messages = {
  language: 'Language',
  copy: 'Copy',
  copied: 'Transcript copied',
  copyRefused: 'Could not copy. Select the text and copy it yourself.',
  follow: 'Follow along',
  search: 'Search the transcript',
  /** Announced, and shown beside the search. */
  found: (position: number, count: number) => `${position} of ${count}`,
  notFound: 'Nothing found',
  previous: 'Previous match',
  next: 'Next match',
  lines: 'Lines of the transcript',
  empty: 'This lesson has no transcript',
  failed: 'The transcript could not be loaded.',
  loading: 'Loading the transcript…',
} as const;
