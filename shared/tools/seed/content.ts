import { readFileSync } from 'node:fs';
import type catalogue from '../backend/media/catalogue.json';
import { isWomansFace } from '../studio/face.ts';
import type texts from './texts.json';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { streams, images } = read('../backend/media/catalogue.json') as typeof catalogue;

/** The names and titles of the school; `board` is the number of the painted board that fits. */
export const TEXTS = read('texts.json') as typeof texts;

/** The description of the level, playlist or lesson of that name, as a field of its document; most have none. */
export function described(name: string): { description?: string } {
  const description = (TEXTS.descriptions as Record<string, string>)[name];
  return description === undefined ? {} : { description };
}

/** The films and pictures of the media server. */
export const LESSON_STREAMS = streams.filter(({ kind }) => kind === 'lesson');
export const REEL_STREAMS = streams.filter(({ kind }) => kind === 'reel');
export const imagesOf = (kind: string) => images.filter((image) => image.kind === kind).map(({ id }) => id);

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

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** `category-007`: ids that sort as they were made. */
export const idOf = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(3, '0')}`;

/** The items of a list, over and over. */
export const cycle = <T>(items: readonly T[], index: number): T => items[index % items.length]!;

/** The time at which the index-th entity of the school was made: a year of evenings, in order. */
export const createdAt = (now: number, index: number) => new Date(now - 365 * DAY_MS + index * HOUR_MS);
