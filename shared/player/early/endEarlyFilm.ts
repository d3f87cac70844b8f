/** Ends the film that has begun in this element before React was there, where no player has taken it and it is not that of `url`. */
export function endEarlyFilm(element: HTMLVideoElement, url?: string): void {
  const film = globalThis.earlyFilm;
  if (film?.element === element && film.url !== url) film.end();
}
