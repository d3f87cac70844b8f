/** `npx tsx shared/tools/studio/writeCaptions.ts`: writes the captions of every film anew from films.json; needs nothing else. */
import { join } from 'node:path';
import { FILES } from '../backend/media/startMedia.ts';
import { writeCaptions } from './captions.ts';
import { FILMS } from './films.ts';
import { timingsOf } from './timings.ts';

for (const film of FILMS) writeCaptions(film, timingsOf(film.id), join(FILES, 'streams', film.id, 'manifest'));
