import type * as original from './useTopicPath.ts';

const UNKNOWN = { progress: undefined, resume: undefined };

/** The lessons, and what was watched of them, are read once React is there. */
export const useTopicPath: typeof original.useTopicPath = () => ({ isLoading: true, all: UNKNOWN, of: () => UNKNOWN });
