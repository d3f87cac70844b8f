import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { id, imageId, name, time } from './schema/fields.ts';

const collection = defineCollection('playlist-creators-new', 'playlistCreatorId', {
  playlistCreatorId: id,
  playlistCreatorName: name,
  /** Not in the spec's list of fields, but the cards of /creators show a face where there is one. */
  smallImageId: imageId,
  createdAt: time,
});

/** All creators of playlists, oldest first (§7). */
export const playlistCreators = collection.list({ orderBy: OLDEST_FIRST });

/** One creator, for the title of a page. */
export const playlistCreator = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as playlistCreatorCollection };
