export { isDone, lastWatchedOf, useLastWatched, type Progress } from './lesson/progress.ts';
export { type Media } from './core/createMedia.ts';
export { play } from './core/play.ts';
export { useMedia, useMediaElement, useSource } from './core/useMedia.ts';
export { preloadHls } from './core/loadHls.ts';
export { setSoundPrefs, useSoundPrefs, type SoundPrefs } from './core/soundPrefs.ts';
export { MAX_SKIPS } from './constants.ts';
export { SeriesEnd } from './series/SeriesEnd.tsx';
export { SeriesHead } from './series/SeriesHead.tsx';
export { SeriesPlayer } from './series/SeriesPlayer.tsx';
export { useFailedVideos } from './series/useFailedVideos.ts';
export { VideoList } from './series/VideoList.tsx';
// These take a media as well as what remotes of contract 2 give them.
export { PlayTime, SeekBar, useMediaFact } from './contract2.tsx';
// For remotes of contract 2; goes at the next landing.
export { mayAutoplay as mayMoveByItself } from '@bazaar/shared/device';
export { exclusivePlayback as onlyOnePlays } from './core/play.ts';
export { useStream } from './contract2.tsx';
