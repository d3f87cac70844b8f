import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWomansFace } from '../studio/face.ts';
import { inTurn } from './shelf.ts';
import { isWoman } from './words.ts';

interface Stream {
  id: string;
  kind: 'lesson' | 'reel';
  durationMs: number;
  posterId: string;
  title: string;
}

interface Catalogue {
  streams: Stream[];
  images: { id: string; kind: string }[];
}

const { streams, images } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../backend/media/catalogue.json'), 'utf8'),
) as Catalogue;

/** What the media server has to show. */
export const LESSON_STREAMS = streams.filter(({ kind }) => kind === 'lesson');
export const REEL_STREAMS = streams.filter(({ kind }) => kind === 'reel');
export const imagesOf = (kind: string) => images.filter((image) => image.kind === kind).map(({ id }) => id);

const faces = imagesOf('face');
const womensFaces = faces.filter(isWomansFace);
const mensFaces = faces.filter((face) => !isWomansFace(face));

/** A portrait that goes with the name. */
export const faceOf = (person: string, index: number) => inTurn(isWoman(person) ? womensFaces : mensFaces, index);
