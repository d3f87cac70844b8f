import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { streamUrl } from '@bazaar/shared/media/streamUrl';
import { VideoPlayer, type Lesson } from '@bazaar/shared/player';
import type { ReactNode } from 'react';
import { UpNextCard } from './UpNextCard.tsx';
import { useUpNext } from './useUpNext.ts';

interface PlaylistPlayerProps {
  video: PlaylistVideo;
  /** Undefined after the last. */
  next: PlaylistVideo | undefined;
  /** It may go on past this video by itself if it is broken. */
  canSkip: boolean;
  hasFailed: boolean;
  lesson: Omit<Lesson, 'videoId' | 'onEnded' | 'onResumed' | 'onPlayable'>;
  /** What is shown after the last. */
  end: ReactNode;
  onPlayable(videoId: string, isPlayable: boolean): void;
  onNext(how: 'pressed' | 'byItself'): void;
}

/** One player for all videos of the playlist: it stays, full screen or not, while they change. */
export function PlaylistPlayer({ video, next, canSkip, hasFailed, lesson, end, onPlayable, onNext }: PlaylistPlayerProps) {
  const { state, send, over } = useUpNext(video.playlistVideoId, next !== undefined, () => onNext('byItself'));
  const handlePlayable = (videoId: string, isPlayable: boolean) => {
    onPlayable(videoId, isPlayable);
    if (!isPlayable && canSkip) over('failed');
  };
  const card = next && (
    <UpNextCard
      next={next}
      leftMs={state.step === 'counting' ? state.leftMs : undefined}
      isSkipping={hasFailed}
      onPlayNow={() => onNext('pressed')}
      onCancel={() => send({ type: 'cancelled' })}
    />
  );
  const covers = { off: undefined, counting: card, waiting: card, goOn: card, end };
  return (
    <VideoPlayer
      title={video.playlistVideoName}
      url={video.streamVideoId ? streamUrl(video.streamVideoId) : ''}
      posterUrl={video.thumbnailId && imageUrls(video.thumbnailId).public}
      cover={covers[state.step]}
      lesson={{
        ...lesson,
        videoId: video.playlistVideoId,
        onEnded: () => over('ended'),
        onResumed: () => send({ type: 'resumed' }),
        onPlayable: handlePlayable,
      }}
    />
  );
}
