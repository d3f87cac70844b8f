import type * as original from './useNextLesson.ts';

/** The lesson that follows is shown once one has ended. */
export const useNextLesson: typeof original.useNextLesson = () => ({ next: undefined, retry: undefined });
