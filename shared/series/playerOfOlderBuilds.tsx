/**
 * The player as the shell provides it: the player itself, and the names that builds of remotes from before `SeriesScreen` take of
 * it. Once no such build is live, this file goes and package.json names player/entry.ts (docs/decisions/041).
 */
import type { ComponentProps } from 'react';
import type { Lesson } from '../data/lessons.ts';
import { SeriesPlayer as Player } from './SeriesPlayer.tsx';
import { VideoList as List } from './VideoList.tsx';

export {
  lastWatchedOf,
  play,
  PlayTime,
  preloadHls,
  SeekBar,
  setSoundPrefs,
  useLastWatched,
  useMedia,
  useMediaElement,
  useMediaFact,
  useReelCaptions,
  useSoundPrefs,
  useSource,
  type Media,
  type Progress,
  type SoundPrefs,
} from '../player/entry.ts';
export { MAX_SKIPS } from '../player/constants.ts';
export { isDone } from '../progress/startOfLesson.ts';
export { SeriesEnd } from './UpNextCard.tsx';
export { useFailedVideos } from './useSelection.ts';
export { SeriesHead } from './VideoList.tsx';

type PlayerProps = ComponentProps<typeof Player>;

interface OldPlayerProps extends Omit<PlayerProps, 'lesson' | 'onBack'> {
  lesson: PlayerProps['lesson'] & { isFromStart: boolean; onBack(): void };
}

export const SeriesPlayer = ({ lesson: { isFromStart, onBack, ...lesson }, ...rest }: OldPlayerProps) => (
  <Player {...rest} lesson={isFromStart ? { ...lesson, startS: 0 } : lesson} onBack={onBack} />
);

interface VideoListProps extends Omit<ComponentProps<typeof List>, 'lessons' | 'failed' | 'onSelect'> {
  videos: readonly (Pick<Lesson, 'videoId' | 'name' | 'thumbnailId' | 'durationMs'> & { isAvailable: boolean })[];
  pathOf(videoId: string): string;
  onPick(videoId: string): void;
}

export const VideoList = ({ videos, pathOf, onPick, ...rest }: VideoListProps) => (
  <List
    {...rest}
    lessons={videos.map(({ isAvailable, ...video }) => ({
      ...video,
      description: undefined,
      streamVideoId: isAvailable ? video.videoId : undefined,
      path: pathOf(video.videoId),
    }))}
    failed={new Set()}
    onSelect={onPick}
  />
);
