import type { Film } from './film.ts';
import { LESSON_FILMS } from './lessonFilms.ts';
import { REEL_FILMS } from './reelFilms.ts';

/** Everything that the studio films. */
export const FILMS: readonly Film[] = [...LESSON_FILMS, ...REEL_FILMS];
