import { defineCollection, OLDEST_FIRST } from './schema/collection.ts';
import { id, imageId, maybeId, name, time } from './schema/fields.ts';

const collection = defineCollection('playlist-topics-new', 'playlistTopicId', {
  playlistTopicId: id,
  playlistTopicName: name,
  playlistCreatorId: maybeId,
  thumbnailId: imageId,
  createdAt: time,
});

/** The topics of a creator of playlists (§7). */
export const playlistTopicsOf = (playlistCreatorId: string) =>
  collection.list({ where: [['playlistCreatorId', playlistCreatorId]], orderBy: OLDEST_FIRST });

/** One topic, for the title of its page. */
export const playlistTopic = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as playlistTopicCollection };
