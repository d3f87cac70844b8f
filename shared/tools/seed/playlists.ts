import type { SeedDocument } from '../backend/seedDocuments.ts';
import { createdAt, cycle, described, idOf, imagesOf, LESSON_STREAMS, person, TEXTS } from './content.ts';

const COUNTS = { creators: 14, topics: 45, playlists: 110, videos: 600 };

const boards = imagesOf('board');

/** Creators of playlists, their topics, playlists and videos (§3). */
export function playlistDocuments(now: number): SeedDocument[] {
  return [
    ...documents(COUNTS.creators, 'playlist-creators-new', 'playlistCreatorId', 'creator', (index) => {
      const { name, face } = person(index * 2, index);
      return { playlistCreatorName: name, smallImageId: face };
    }),
    ...documents(COUNTS.topics, 'playlist-topics-new', 'playlistTopicId', 'playlist-topic', (index) => ({
      playlistTopicName: cycle(TEXTS.playlistTopics, index),
      playlistCreatorId: idOf('creator', index % COUNTS.creators),
      thumbnailId: cycle(boards, index + 11),
    })),
    ...documents(COUNTS.playlists, 'playlists-new', 'playlistId', 'playlist', (index) => {
      const playlistName = cycle(TEXTS.playlists, index + Math.floor(index / COUNTS.topics));
      return {
        playlistName,
        ...described(playlistName),
        playlistTopicId: idOf('playlist-topic', index % COUNTS.topics),
        smallImageId: cycle(boards, index + 20),
      };
    }),
    ...documents(COUNTS.videos, 'playlist-videos-new', 'playlistVideoId', 'clip', (index) => {
      const { title, id, posterId, durationMs } = cycle(LESSON_STREAMS, index + 2);
      return {
        playlistVideoName: title,
        ...described(title),
        playlistId: idOf('playlist', index % COUNTS.playlists),
        streamVideoId: id,
        thumbnailId: posterId,
        duration: durationMs,
      };
    }),
  ];

  function documents(
    count: number,
    collection: string,
    idField: string,
    idPrefix: string,
    fieldsOf: (index: number) => SeedDocument['fields'],
  ): SeedDocument[] {
    return Array.from({ length: count }, (_, index) => {
      const id = idOf(idPrefix, index);
      const fields = { [idField]: id, ...fieldsOf(index), createdAt: createdAt(now, index) };
      return { path: `${collection}/${id}`, fields };
    });
  }
}
