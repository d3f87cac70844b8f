import { DRAWN_SCREEN, type VideoMarks } from './documentProtocol.ts';

/** Returns the element that is drawn for the stream of `url`; undefined where none is: React is there, or another film is drawn. */
export const drawnVideo = (url: string): HTMLVideoElement | undefined =>
  [...document.querySelectorAll<HTMLVideoElement>(`${DRAWN_SCREEN} video`)].find(
    ({ dataset }) => (dataset as VideoMarks).film === url,
  );
