import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { durationMs, id, imageId, maybeDescription, maybeId, name, streamId, time } from './schema/fields.ts';
import { wholeList } from './schema/wholeList.ts';

const collection = defineCollection('playlist-videos-new', 'playlistVideoId', {
  playlistVideoId: id,
  playlistVideoName: name,
  /** Not in the spec; shown where the data has one. */
  description: maybeDescription,
  playlistId: maybeId,
  streamVideoId: streamId,
  thumbnailId: imageId,
  duration: durationMs,
  createdAt: time,
});

export type PlaylistVideo = ReturnType<typeof collection.parse>[number];

/** All videos of a playlist, in order (§7). */
export const playlistVideosOf = (playlistId: string) =>
  wholeList(collection.list({ where: [['playlistId', playlistId]], orderBy: OLDEST_FIRST }));

/** All of it, for the index of the search (shared/tools/search). */
export { collection as playlistVideoCollection };
