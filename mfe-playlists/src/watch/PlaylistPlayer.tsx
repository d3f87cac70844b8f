import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { streamUrl } from '@bazaar/shared/media/streamUrl';
import { VideoPlayer, type Lesson } from '@bazaar/shared/player';
import { PlaylistEnd } from './PlaylistEnd.tsx';
import { UpNextCard } from './UpNextCard.tsx';
import { useUpNext } from './useUpNext.ts';

interface PlaylistPlayerProps {
  video: PlaylistVideo;
  /** Undefined after the last. */
  next: PlaylistVideo | undefined;
  /** It may go on past this video by itself if it is broken. */
  canSkip: boolean;
  hasFailed: boolean;
  lesson: Omit<Lesson, 'videoId' | 'onEnded' | 'onResumed'>;
  playlistsPath: string;
  onNext(how: 'pressed' | 'byItself'): void;
  onReplay(): void;
}

/** One player for all videos of the playlist: it stays, full screen or not, while they change. */
export function PlaylistPlayer({ video, next, canSkip, hasFailed, lesson, playlistsPath, onNext, onReplay }: PlaylistPlayerProps) {
  const { state, send, over } = useUpNext(video.playlistVideoId, next !== undefined, () => onNext('byItself'));
  const handleFailure = () => {
    lesson.onFailure?.();
    if (canSkip) over('failed');
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
  const covers = { off: undefined, counting: card, waiting: card, goOn: card, end: <PlaylistEnd playlistsPath={playlistsPath} onReplay={onReplay} /> };
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
        onFailure: handleFailure,
      }}
    />
  );
}
