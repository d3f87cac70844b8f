export { lastWatchedOf, useLastWatched, type Progress } from '../progress/progress.ts';
export { type Media } from './core/createMedia.ts';
export { play } from './core/play.ts';
export { PlayTime } from './core/PlayTime.tsx';
export { SeekBar } from './core/SeekBar.tsx';
export { useMedia, useMediaElement, useMediaFact, useSource } from './core/useMedia.ts';
export { useReelCaptions } from './reel/useReelCaptions.tsx';
export { preloadHls } from './core/loadHls.ts';
export { setSoundPrefs, useSoundPrefs, type SoundPrefs } from './core/soundPrefs.ts';
