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
export { type MediaFacts } from './core/mediaFacts.ts';
export { exclusivePlayback } from './exclusivePlayback.ts';
export { play } from './play.ts';
export { PlayTime } from './core/PlayTime.tsx';
export { isSavingData, useIsSavingData } from './prefs/dataSaver.ts';
export { setLessonPrefs, useLessonPrefs, type LessonPrefs } from './lesson/lessonPrefs.ts';
export { clearSoundPrefs, setSoundPrefs, useSoundPrefs, type SoundPrefs } from './core/soundPrefs.ts';
export { MAX_SKIPS } from './constants.ts';
export { mayMoveByItself } from './series/mayMoveByItself.ts';
export { SeriesEnd } from './series/SeriesEnd.tsx';
export { SeriesHead } from './series/SeriesHead.tsx';
export { SeriesPlayer, type SeriesVideo } from './series/SeriesPlayer.tsx';
export { type NextVideo } from './series/UpNextCard.tsx';
export { useFailedVideos } from './series/useFailedVideos.ts';
export { VideoList } from './series/VideoList.tsx';
export { seek } from './seek.ts';
export { SeekBar } from './core/SeekBar.tsx';
export { attachStream, type AttachedStream, type StreamOptions } from './core/attachStream.ts';
export { preloadHls } from './core/loadHls.ts';
export { useStream, type Stream } from './core/useMedia.ts';
export { useMediaFact } from './useMediaFact.ts';
export { VideoPlayer } from './lesson/VideoPlayer.tsx';
