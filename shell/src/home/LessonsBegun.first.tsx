import { useHasProgress } from '@bazaar/shared/progress/stored';
import type * as original from './LessonsBegun.tsx';
import { LessonsSkeleton } from './LessonsSkeleton.tsx';

/** The lessons come with React: their space until then. */
export const LessonsBegun: typeof original.LessonsBegun = () => (useHasProgress() ? <LessonsSkeleton /> : null);
