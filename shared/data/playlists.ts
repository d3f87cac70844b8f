import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { id, imageId, maybeDescription, maybeId, name, time } from './schema/fields.ts';

const collection = defineCollection('playlists-new', 'playlistId', {
  playlistId: id,
  playlistName: name,
  /** Not in the spec; shown where the data has one. */
  description: maybeDescription,
  playlistTopicId: maybeId,
  smallImageId: imageId,
  createdAt: time,
});

export type Playlist = ReturnType<typeof collection.parse>[number];

/** The playlists of a topic (§7). */
export const playlistsOf = (playlistTopicId: string) =>
  collection.list({ where: [['playlistTopicId', playlistTopicId]], orderBy: OLDEST_FIRST });

/** One playlist, for the title of its page. */
export const playlist = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as playlistCollection };
