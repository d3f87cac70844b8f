import type * as original from './records.ts';

/** Nothing is marked as saved: React adds the marks, which moves nothing. */
export const useDownloadedLessons: typeof original.useDownloadedLessons = () => [];
