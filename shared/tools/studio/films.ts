import { readFileSync } from 'node:fs';
import type { ObjectName } from './objects.ts';

/** Languages of the films, and of the captions that every film has: code and name, as a stream gives them. */
export const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;

export type Language = keyof typeof LANGUAGES;

/** One text of the script; the film says it in its own language, the captions have both. */
export type Said = Readonly<Record<Language, string>>;

interface Step {
  /** Drawn, so only in the film's own language. */
  head: string;
  say: Said;
  object: ObjectName;
}

export interface Film {
  id: string;
  kind: 'lesson' | 'reel';
  /** The language that the narrator speaks and the film shows. */
  language: Language;
  /** Trades, or kinds of them, of seed/texts.json that it is for. Absent: every trade. */
  trades?: readonly string[];
  title: Said;
  /** In its own language. */
  description?: string;
  steps: readonly Step[];
  /** Its maker tells of it in so many pictures, one of each of its first steps. Absent: nothing. */
  story?: { title: string; pictures: number };
}

/** Everything that the studio films: lessons (25–60 s, 16:9) and reels (8–20 s, 9:16). */
export const FILMS = JSON.parse(readFileSync(new URL('films.json', import.meta.url), 'utf8')) as readonly Film[];

/** Shown in the film, and the name of every lesson or reel that plays it. */
export const titleOf = ({ title, language }: Film): string => title[language];

/** The slides of a film, one after the other: a lesson's title, then its steps; a reel begins at once. */
export const slidesOf = (film: Film): readonly Step[] =>
  film.kind === 'lesson'
    ? [{ head: titleOf(film), say: film.title, object: film.steps[0]!.object }, ...film.steps]
    : film.steps;
