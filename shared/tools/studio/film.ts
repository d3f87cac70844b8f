import type { ObjectName } from './objects.ts';

export interface Step {
  head: string;
  /** What the narrator says; also the caption. */
  say: string;
  object: ObjectName;
}

export interface Film {
  id: string;
  kind: 'lesson' | 'reel';
  /** Shown in the film, and the name of every lesson or reel that plays it. */
  title: string;
  language: 'en' | 'hi';
  steps: readonly Step[];
}

/** What is shown one after the other: a lesson's title, then its steps; a reel begins at once. */
export const slidesOf = ({ kind, title, steps }: Film): readonly Step[] =>
  kind === 'lesson' ? [{ head: title, say: title, object: steps[0]!.object }, ...steps] : steps;

/** A step as the lists of films write it. */
export const step = (object: ObjectName, head: string, say: string): Step => ({ object, head, say });
