import type { List } from '../query/entry.ts';
import type { LevelVideo } from './levelVideos.ts';
import type { PlaylistVideo } from './playlistVideos.ts';

/** A video of a level or of a playlist: their collections name its fields after themselves. */
export interface Lesson {
  videoId: string;
  name: string;
  description: string | undefined;
  /** Undefined: it cannot be played. */
  streamVideoId: string | undefined;
  thumbnailId: string | undefined;
  durationMs: number | undefined;
  /** Milliseconds since 1970. Absent of builds of remotes from before it was here. */
  createdAtMs?: number | undefined;
  /** The page that plays it. */
  path: string;
}

function toLesson(video: LevelVideo | PlaylistVideo, pathOf: (videoId: string) => string): Lesson {
  const { description, streamVideoId, thumbnailId, duration: durationMs, createdAt: createdAtMs } = video;
  const [videoId, name] =
    'levelVideoId' in video
      ? [video.levelVideoId, video.levelVideoName]
      : [video.playlistVideoId, video.playlistVideoName];
  return { videoId, name, description, streamVideoId, thumbnailId, durationMs, createdAtMs, path: pathOf(videoId) };
}

/** Returns a list of videos as lessons, in the same order. */
export const lessonsIn = (
  list: List<LevelVideo> | List<PlaylistVideo>,
  pathOf: (videoId: string) => string,
): List<Lesson> => ({ ...list, items: list.items.map((video) => toLesson(video, pathOf)) });

/** Returns true for a lesson with a stream that has not failed. */
export const isAvailable = ({ streamVideoId, videoId }: Lesson, failed: ReadonlySet<string>): boolean =>
  streamVideoId !== undefined && !failed.has(videoId);
