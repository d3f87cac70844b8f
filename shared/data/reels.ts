import { defineCollection, NEWEST_FIRST } from './schema/collection.ts';
import { id, mapOf, maybeId, maybeName, maybeText, maybeTitle, streamId, time } from './schema/fields.ts';

/** Spec §9: 10 a fetch. */
const PAGE_SIZE = 10;

const collection = defineCollection('reel-shorts', 'id', {
  id,
  title: maybeTitle,
  description: maybeText(5_000),
  creatorName: maybeName,
  music: maybeName,
  /** Absent: the reel is skipped (§5). */
  videoStreamId: streamId,
  /** The topic and the lesson that it is a part of. Not in the spec; shown where the data has them. */
  creatorTopicId: maybeId,
  creatorTopicName: maybeName,
  levelId: maybeId,
  levelVideoId: maybeId,
  /** The creator of playlists who made it, by `creatorName`. Not in the spec either. */
  playlistCreatorId: maybeId,
  _createdBy: mapOf({ timestamp: time }),
});

export type Reel = ReturnType<typeof collection.parse>[number];

/** All reels, newest first (§7). */
export const reels = collection.list({ orderBy: NEWEST_FIRST, limit: PAGE_SIZE });

/** One reel, for its link. */
export const reel = collection.one;

/** All of it, for the index of the search (shared/tools/search). */
export { collection as reelCollection };
