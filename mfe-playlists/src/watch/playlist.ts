/** Which video of a playlist comes when. */
import type { PlaylistVideo } from '@bazaar/shared/data/playlistVideos';
import { isDone, type Progress } from '@bazaar/shared/player';
import type { SeriesLesson } from '@bazaar/shared/progress/seriesProgress';
import type { NewSave } from '@bazaar/shared/series';

type Videos = readonly PlaylistVideo[];
type Failed = ReadonlySet<string>;

/** There is a stream, and it has not failed. */
export const isAvailable = ({ streamVideoId, playlistVideoId }: PlaylistVideo, failed: Failed): boolean =>
  streamVideoId !== undefined && !failed.has(playlistVideoId);

/** Those that can be watched: one without a stream would keep its playlist unfinished for ever. */
export const lessonsOf = (videos: Videos): SeriesLesson[] =>
  videos
    .filter(({ streamVideoId }) => streamVideoId !== undefined)
    .map(({ playlistVideoId, duration }) => ({ videoId: playlistVideoId, durationMs: duration }));

/** What is saved of a playlist: the videos that have a stream, each with the page that plays it. */
export const savesOf = (
  videos: Videos,
  pathOf: (videoId: string) => string,
  seriesName: string | undefined,
): NewSave[] =>
  videos.flatMap(({ playlistVideoId, playlistVideoName, streamVideoId, thumbnailId }) =>
    streamVideoId === undefined
      ? []
      : {
          videoId: playlistVideoId,
          streamId: streamVideoId,
          title: playlistVideoName,
          path: pathOf(playlistVideoId),
          thumbnailId,
          seriesName,
        },
  );

/** The first that can be played; when none can, the first there is. */
export const firstOf = (videos: Videos, failed: Failed): PlaylistVideo | undefined =>
  videos.find((video) => isAvailable(video, failed)) ?? videos[0];

/** The next one that can be played. */
export function nextOf(videos: Videos, videoId: string, failed: Failed): PlaylistVideo | undefined {
  const current = videos.findIndex((video) => video.playlistVideoId === videoId);
  return videos.find((video, index) => index > current && isAvailable(video, failed));
}

/** The video that an address names; else the one to go on with; else the first. */
export function videoFrom(
  videos: Videos,
  given: string | null,
  last: Progress | undefined,
  failed: Failed,
): PlaylistVideo | undefined {
  const named = videos.find((video) => video.playlistVideoId === given);
  return named ?? goOn(videos, last, failed) ?? firstOf(videos, failed);
}

/** The video watched last, or the one after it once that is done. */
function goOn(videos: Videos, last: Progress | undefined, failed: Failed): PlaylistVideo | undefined {
  if (!last) return undefined;
  return isDone(last)
    ? nextOf(videos, last.videoId, failed)
    : videos.find((video) => video.playlistVideoId === last.videoId);
}
