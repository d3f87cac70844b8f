import { readFileSync } from 'node:fs';
import type catalogue from '../backend/media/catalogue.json';
import { isWomansFace } from '../studio/face.ts';
import { FILMS, titleOf, type Film } from '../studio/films.ts';
import type texts from './texts.json';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { streams, images } = read('../backend/media/catalogue.json') as typeof catalogue;

/** The names and titles of the school; `board` is the number of the painted board that fits, `trades` has the kinds of each trade. */
export const TEXTS = read('texts.json') as typeof texts;

/** A film of the studio, and what the media server has of it: the one record of everything that a document says of a film. */
export interface SeedFilm extends Film {
  /** The title that the film shows. */
  name: string;
  posterId: string;
  durationMs: number;
}

const films: readonly SeedFilm[] = FILMS.map((film) => {
  const { posterId, durationMs } = streams.find(({ id }) => id === film.id)!;
  return { ...film, name: titleOf(film), posterId, durationMs };
});
export const LESSONS = films.filter(({ kind }) => kind === 'lesson');
export const REELS = films.filter(({ kind }) => kind === 'reel');

/** The description of a level, playlist or film, as a field of its document; most have none. */
export const described = ({ description }: { description?: string }): { description?: string } =>
  description === undefined ? {} : { description };

/** The fields of a document that plays this lesson. */
export const filmFields = (film: SeedFilm) => ({
  ...described(film),
  streamVideoId: film.id,
  thumbnailId: film.posterId,
  duration: film.durationMs,
});

const imagesOf = (kind: string) => images.filter((image) => image.kind === kind).map(({ id }) => id);

const boards = imagesOf('board');

/** The id of the board of that number; `twin` is another board with the same object. */
export function board(number: number, twin: 0 | 1 = 0): string {
  const half = boards.length / 2;
  return boards[(number - 1 + twin * half) % boards.length]!;
}

const faces = imagesOf('face');

/** A person of the school and a portrait that suits the name. */
export function person(index: number, faceIndex = index): { name: string; face: string } {
  const { name, isWoman } = cycle(TEXTS.people, index);
  return {
    name,
    face: cycle(
      faces.filter((face) => isWomansFace(face) === isWoman),
      faceIndex,
    ),
  };
}

/** The person who made a film: whatever shows it names the same one, with the same face. */
export const personOf = (film: SeedFilm) =>
  person((film.kind === 'reel' ? REELS : LESSONS).indexOf(film) % TEXTS.people.length);
export const makerOf = (film: SeedFilm): string => personOf(film).name;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** `category-007`: ids that sort as they were made. */
export const idOf = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(3, '0')}`;

/** The items of a list, over and over. */
export const cycle = <T>(items: readonly T[], index: number): T => items[index % items.length]!;

/** The items of a list from the index-th on, then those before it. */
export const from = <T>(items: readonly T[], index: number): T[] => items.map((_, step) => cycle(items, index + step));

/** The time at which the index-th entity of the school was made: a year of evenings, in order. */
export const createdAt = (now: number, index: number) => new Date(now - 365 * DAY_MS + index * HOUR_MS);
