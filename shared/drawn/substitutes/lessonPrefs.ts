/** In the place of what was chosen in the player in the build of a drawn screen: only what is drawn of it. */
import { readStored } from '../../device/webStorage.ts';

export const useLessonPrefs = () => {
  const { hasAutoplay, hasTranscript } = (readStored('bazaar.lessons', false) ?? {}) as Record<string, unknown>;
  return { hasAutoplay: hasAutoplay !== false, hasTranscript: hasTranscript === true };
};

export const setLessonPrefs = (): void => {};
