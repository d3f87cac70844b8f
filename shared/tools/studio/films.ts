import { readFileSync } from 'node:fs';
import type { ObjectName } from './objects.ts';

interface Step {
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

/** Everything that the studio films: lessons (25–60 s, 16:9) and reels (8–20 s, 9:16). */
export const FILMS = JSON.parse(readFileSync(new URL('films.json', import.meta.url), 'utf8')) as readonly Film[];

/** What is shown one after the other: a lesson's title, then its steps; a reel begins at once. */
export const slidesOf = ({ kind, title, steps }: Film): readonly Step[] =>
  kind === 'lesson' ? [{ head: title, say: title, object: steps[0]!.object }, ...steps] : steps;
