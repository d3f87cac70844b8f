import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { SeriesHead, VideoList } from '@bazaar/shared/player';
import { watch as texts } from '../texts.ts';
import { isAvailable } from './playlist.ts';

interface PlaylistSideProps {
  title: string;
  videos: readonly PlaylistVideo[];
  failed: ReadonlySet<string>;
  currentId: string;
  pathOf(videoId: string): string;
  state: object;
  onPick(videoId: string): void;
}

/** The playlist by name, whether it goes on by itself, and its videos. */
export function PlaylistSide({ title, videos, failed, ...list }: PlaylistSideProps) {
  const listed = videos.map((video) => ({
    videoId: video.playlistVideoId,
    name: video.playlistVideoName,
    thumbnailId: video.thumbnailId,
    durationMs: video.duration,
    isAvailable: isAvailable(video, failed),
  }));
  return (
    <>
      <SeriesHead title={title} />
      <VideoList label={texts.videos} videos={listed} {...list} />
    </>
  );
}
