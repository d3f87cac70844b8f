import type { LevelVideo } from '@bazaar/shared/data/levelVideos';
import { imageUrls } from '@bazaar/shared/media/imageUrl';
import { streamUrl } from '@bazaar/shared/media/streamUrl';
import { VideoPlayer } from '@bazaar/shared/player';

interface LevelPlayerProps {
  video: LevelVideo;
  path: string;
  isPicked: boolean;
  onBack(): void;
}

/** One player for all videos of the level: it stays, full screen or not, while they change. */
export const LevelPlayer = ({ video, path, isPicked, onBack }: LevelPlayerProps) => (
  <VideoPlayer
    title={video.levelVideoName}
    url={video.streamVideoId ? streamUrl(video.streamVideoId) : ''}
    posterUrl={video.thumbnailId && imageUrls(video.thumbnailId).public}
    lesson={{ videoId: video.levelVideoId, path, isAutoPlayed: isPicked, onBack }}
  />
);
