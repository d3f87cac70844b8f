export type { Lesson } from './lesson/lesson.ts';
export {
  clearProgress,
  isDone,
  lastWatchedOf,
  resumeAt,
  saveProgress,
  useLastWatched,
  useWatchedShare,
  type Progress,
} from './lesson/progress.ts';
export { type MediaFacts } from './mediaFacts.ts';
export { exclusivePlayback } from './exclusivePlayback.ts';
export { play } from './play.ts';
export { PlayTime } from './PlayTime.tsx';
// For remotes of contract 2; goes at the next landing.
export { isSavingData, mayAutoplay as mayMoveByItself, useIsSavingData } from '@bazaar/shared/device';
export { setLessonPrefs, useLessonPrefs, type LessonPrefs } from './prefs/lessonPrefs.ts';
export { clearSoundPrefs, setSoundPrefs, useSoundPrefs, type SoundPrefs } from './prefs/soundPrefs.ts';
export { MAX_SKIPS } from './constants.ts';
export { SeriesEnd } from './series/SeriesEnd.tsx';
export { SeriesHead } from './series/SeriesHead.tsx';
export { SeriesPlayer, type SeriesVideo } from './series/SeriesPlayer.tsx';
export { type NextVideo } from './series/UpNextCard.tsx';
export { useFailedVideos } from './series/useFailedVideos.ts';
export { VideoList } from './series/VideoList.tsx';
export { seek } from './seek.ts';
export { SeekBar } from './SeekBar.tsx';
export { attachStream, type AttachedStream, type StreamOptions } from './stream/attachStream.ts';
export { preloadHls } from './stream/loadHls.ts';
export { useStream, type Stream } from './stream/useStream.ts';
export { useMediaFact } from './useMediaFact.ts';
export { VideoPlayer } from './VideoPlayer.tsx';
