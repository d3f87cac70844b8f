import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { SeriesPlayer } from '@bazaar/shared/player';
import type { ComponentProps } from 'react';

type SeriesProps = ComponentProps<typeof SeriesPlayer>;

interface PlaylistPlayerProps extends Omit<SeriesProps, 'video' | 'next'> {
  video: PlaylistVideo;
  /** Undefined after the last. */
  next: PlaylistVideo | undefined;
}

/** The videos of a playlist for the player of a series. */
export const PlaylistPlayer = ({ video, next, ...rest }: PlaylistPlayerProps) => (
  <SeriesPlayer
    {...rest}
    video={{
      videoId: video.playlistVideoId,
      name: video.playlistVideoName,
      streamVideoId: video.streamVideoId,
      thumbnailId: video.thumbnailId,
      durationMs: video.duration,
    }}
    next={next ? { name: next.playlistVideoName, thumbnailId: next.thumbnailId } : null}
  />
);
