import { DRAWN_SCREEN, type ControlMarks, type VideoMarks } from './documentProtocol.ts';

/** Returns the element that is drawn for the stream of `url`; undefined where none is: React is there, or another film is drawn. */
export const drawnVideo = (url: string): HTMLVideoElement | undefined =>
  [...document.querySelectorAll<HTMLVideoElement>(`${DRAWN_SCREEN} video`)].find(
    ({ dataset }) => (dataset as VideoMarks).film === url,
  );

/** Removes the marks of a drawn element, for a player that takes it over, and returns them; undefined where it has none, or another one was first. */
export function takeMarks({ dataset }: HTMLVideoElement): VideoMarks | undefined {
  const marks = dataset as VideoMarks & ControlMarks;
  if (marks.film === undefined) return undefined;
  const taken = { ...marks };
  for (const mark of ['film', 'starts', 'plays', 'pressed'] as const) delete marks[mark];
  return taken;
}
