import type { SeedDocument } from '../backend/seedDocuments.ts';
import {
  board,
  createdAt,
  cycle,
  described,
  filmFields,
  from,
  idOf,
  LESSONS,
  person,
  TEXTS,
  type SeedFilm,
} from './content.ts';
import { firstFitting, fits, lessonsNamed } from './trades.ts';

const COUNTS = { creators: 14, topics: 45, playlists: 110 };

/** Videos of a playlist whose name promises no number; the first ones have one more, which makes 600 in all. */
const USUAL_VIDEOS = 4;
const ONE_MORE_UP_TO = 44;

const topicOf = (playlist: number) => cycle(TEXTS.playlistTopics, playlist % COUNTS.topics);
const nameOf = (playlist: number): { name: string; description?: string; videos?: number } =>
  cycle(TEXTS.playlists, playlist + Math.floor(playlist / COUNTS.topics));

const videoCountOf = (playlist: number): number =>
  nameOf(playlist).videos ?? USUAL_VIDEOS + (playlist < ONE_MORE_UP_TO ? 1 : 0);

/** Those that speak of the playlist's topic, then others that fit; playlists of topics with one name begin with different ones. */
function lessonsOf(playlist: number): SeedFilm[] {
  const { films, kinds } = topicOf(playlist);
  const begin = Math.floor(playlist / TEXTS.playlistTopics.length);
  const others = from(LESSONS, playlist).filter((lesson) => fits(lesson, kinds));
  return firstFitting(videoCountOf(playlist), kinds, [...from(lessonsNamed(films), begin), ...others]);
}

/** The first lesson of each playlist, then the second of each, and so on. */
function clips(): { playlist: number; film: SeedFilm }[] {
  const lessons = Array.from({ length: COUNTS.playlists }, (_, playlist) => lessonsOf(playlist));
  const rounds = Math.max(...lessons.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lessons.flatMap((films, playlist) => (films[round] ? [{ playlist, film: films[round] }] : [])),
  ).flat();
}

const creators = Array.from({ length: COUNTS.creators }, (_, index) => person(index * 2, index));

/** The id of the creator of playlists with this name; undefined where there is none. */
export function playlistCreatorNamed(name: string): string | undefined {
  const index = creators.findIndex((creator) => creator.name === name);
  return index === -1 ? undefined : idOf('creator', index);
}

/** Creators of playlists, their topics, playlists and videos (§3). */
export function playlistDocuments(now: number): SeedDocument[] {
  const videos = clips();
  return [
    ...documents(COUNTS.creators, 'playlist-creators-new', 'playlistCreatorId', 'creator', (index) => {
      const { name, face } = creators[index]!;
      return { playlistCreatorName: name, smallImageId: face };
    }),
    ...documents(COUNTS.topics, 'playlist-topics-new', 'playlistTopicId', 'playlist-topic', (index) => ({
      playlistTopicName: topicOf(index).name,
      playlistCreatorId: idOf('creator', index % COUNTS.creators),
      thumbnailId: board(topicOf(index).board),
    })),
    ...documents(COUNTS.playlists, 'playlists-new', 'playlistId', 'playlist', (index) => ({
      playlistName: nameOf(index).name,
      ...described(nameOf(index)),
      playlistTopicId: idOf('playlist-topic', index % COUNTS.topics),
      smallImageId: board(topicOf(index).board, 1),
    })),
    ...documents(videos.length, 'playlist-videos-new', 'playlistVideoId', 'clip', (index) => {
      const { playlist, film } = videos[index]!;
      return { playlistVideoName: film.name, ...filmFields(film), playlistId: idOf('playlist', playlist) };
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
