import type { ReactNode } from 'react';
import { imageUrls } from '../media/imageUrl.ts';
import { streamUrl } from '../media/streamUrl.ts';
import type { Lesson } from '../player/lesson/lesson.ts';
import { VideoPlayer } from '../player/lesson/VideoPlayer.tsx';
import { UpNextCard, type NextVideo } from './UpNextCard.tsx';
import { useUpNext } from './useUpNext.ts';

/** One video of a level or of a playlist. */
interface SeriesVideo {
  videoId: string;
  name: string;
  streamVideoId: string | undefined;
  thumbnailId: string | undefined;
  durationMs: number | undefined;
}

interface SeriesPlayerProps {
  video: SeriesVideo;
  /** Null: this is the last one. Undefined: not known yet. */
  next: NextVideo | null | undefined;
  /** It may go on past this video by itself if it cannot be played. */
  canSkip: boolean;
  hasFailed: boolean;
  lesson: Omit<Lesson, 'videoId' | 'thumbnailId' | 'durationMs' | 'onEnded' | 'onResumed' | 'onPlayable'> & {
    /** At its beginning, though it was watched before. */
    isFromStart?: boolean;
  };
  /** The card after the last video. */
  end: ReactNode;
  onPlayable(videoId: string, isPlayable: boolean): void;
  onNext(how: 'pressed' | 'byItself'): void;
}

/** One player for all videos of a series, with 'Up next' between two of them: it stays, full screen or not, while they change. */
export function SeriesPlayer({ video, next, canSkip, hasFailed, lesson, end, onPlayable, onNext }: SeriesPlayerProps) {
  const { videoId, name, streamVideoId, thumbnailId, durationMs } = video;
  const { state, send, finish } = useUpNext(videoId, next === undefined ? undefined : next !== null, () =>
    onNext('byItself'),
  );
  const handlePlayable = (id: string, isPlayable: boolean) => {
    onPlayable(id, isPlayable);
    if (!isPlayable && canSkip) finish('failed');
  };
  const card = next && (
    <UpNextCard
      next={next}
      remainingMs={state.step === 'counting' ? state.remainingMs : undefined}
      isSkipping={hasFailed}
      onPlayNow={() => onNext('pressed')}
      onCancel={() => send({ type: 'cancelled' })}
    />
  );
  const covers = { off: undefined, pending: undefined, counting: card, waiting: card, goOn: card, end };
  return (
    <VideoPlayer
      title={name}
      url={streamVideoId ? streamUrl(streamVideoId) : ''}
      posterUrl={thumbnailId && imageUrls(thumbnailId).public}
      cover={covers[state.step]}
      lesson={{
        ...lesson,
        startS: lesson.isFromStart ? 0 : lesson.startS,
        videoId,
        thumbnailId,
        durationMs,
        onEnded: () => finish('ended'),
        onResumed: () => send({ type: 'resumed' }),
        onPlayable: handlePlayable,
      }}
    />
  );
}
