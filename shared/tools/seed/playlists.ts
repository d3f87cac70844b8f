import { faceOf, imagesOf, LESSON_STREAMS } from './assets.ts';
import { createdAt, idOf, inTurn, type SeedDocument } from './shelf.ts';
import { PEOPLE, PLAYLIST_TOPICS, PLAYLISTS } from './words.ts';

const COUNTS = { creators: 14, topics: 45, playlists: 110, videos: 600 };

const boards = imagesOf('board');

/** Creators of playlists, their topics, playlists and videos (§3). */
export function* playlistsShelf(now: number): Generator<SeedDocument> {
  for (let index = 0; index < COUNTS.creators; index += 1) {
    const playlistCreatorId = idOf('creator', index);
    yield {
      path: `playlist-creators-new/${playlistCreatorId}`,
      fields: {
        playlistCreatorId,
        playlistCreatorName: inTurn(PEOPLE, index * 2),
        smallImageId: faceOf(inTurn(PEOPLE, index * 2), index),
        createdAt: createdAt(now, index),
      },
    };
  }
  for (let index = 0; index < COUNTS.topics; index += 1) {
    const playlistTopicId = idOf('playlist-topic', index);
    yield {
      path: `playlist-topics-new/${playlistTopicId}`,
      fields: {
        playlistTopicId,
        playlistTopicName: inTurn(PLAYLIST_TOPICS, index),
        playlistCreatorId: idOf('creator', index % COUNTS.creators),
        thumbnailId: inTurn(boards, index + 11),
        createdAt: createdAt(now, index),
      },
    };
  }
  for (let index = 0; index < COUNTS.playlists; index += 1) {
    const playlistId = idOf('playlist', index);
    yield {
      path: `playlists-new/${playlistId}`,
      fields: {
        playlistId,
        playlistName: inTurn(PLAYLISTS, index + Math.floor(index / COUNTS.topics)),
        playlistTopicId: idOf('playlist-topic', index % COUNTS.topics),
        smallImageId: inTurn(boards, index + 20),
        createdAt: createdAt(now, index),
      },
    };
  }
  for (let index = 0; index < COUNTS.videos; index += 1) {
    const stream = inTurn(LESSON_STREAMS, index + 2);
    const playlistVideoId = idOf('clip', index);
    yield {
      path: `playlist-videos-new/${playlistVideoId}`,
      fields: {
        playlistVideoId,
        playlistVideoName: stream.title,
        playlistId: idOf('playlist', index % COUNTS.playlists),
        streamVideoId: stream.id,
        thumbnailId: stream.posterId,
        duration: stream.durationMs,
        createdAt: createdAt(now, index),
      },
    };
  }
}
