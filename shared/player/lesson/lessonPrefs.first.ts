import { readStored } from '../../device/webStorage.ts';
import { LESSON_PREFS_KEY } from '../../contracts/documentProtocol.ts';
import type * as original from './lessonPrefs.ts';

/** The choices that are drawn. */
export const useLessonPrefs = () => {
  const { hasAutoplay, hasTranscript, isTheatre } = (readStored(LESSON_PREFS_KEY, false) ?? {}) as Record<
    string,
    unknown
  >;
  return {
    hasAutoplay: hasAutoplay !== false,
    hasTranscript: hasTranscript === true,
    isTheatre: isTheatre === true,
  } satisfies Partial<ReturnType<typeof original.useLessonPrefs>>;
};

export const setLessonPrefs: typeof original.setLessonPrefs = () => {};
