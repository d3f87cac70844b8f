import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { setLessonPrefs, useLessonPrefs } from '@bazaar/shared/player';
import { DataText } from '@bazaar/shared/ui/DataText';
import { Switch } from '@bazaar/shared/ui/Switch';
import { VideoList } from '@bazaar/shared/ui/watch/VideoList';
import { messages } from '../messages.ts';
import { isAvailable } from './playlist.ts';
import styles from './PlaylistSide.module.css';

const texts = messages.watch;

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
  const { hasAutoplay } = useLessonPrefs();
  const listed = videos.map((video) => ({
    videoId: video.playlistVideoId,
    name: video.playlistVideoName,
    thumbnailId: video.thumbnailId,
    durationMs: video.duration,
    isAvailable: isAvailable(video, failed),
  }));
  return (
    <>
      <div className={styles.head}>
        <h2>
          <DataText>{title}</DataText>
        </h2>
        <Switch label={texts.autoplay} isOn={hasAutoplay} onChange={(isOn) => setLessonPrefs({ hasAutoplay: isOn })} />
      </div>
      <VideoList label={texts.videos} videos={listed} {...list} />
    </>
  );
}
