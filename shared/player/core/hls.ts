/**
 * The player's library: hls.js and how our streams begin in it. It is built as one file without imports (tools/build/ownHls.ts), so that the
 * document can begin a film with it before any other module of the shell has come (early/film.ts).
 */
export { default as Hls } from 'hls.js';
export { newHls } from './newHls.ts';
export { beginFilm, takeFilm } from '../early/film.ts';
