/** The trades of the school, and the lessons that may stand under each. */
import { LESSONS, TEXTS, type SeedFilm } from './content.ts';

export type Trade = keyof typeof TEXTS.trades;

/** A trade's own name, and the kinds of trades that it is of: a film for one of these fits. */
export const kindsOf = (trade: Trade): string[] => [trade, ...TEXTS.trades[trade]];

/** True for a film that is for every trade, or for one of these kinds. */
export const fits = ({ trades }: Pick<SeedFilm, 'trades'>, kinds: readonly string[]): boolean =>
  !trades || trades.some((kind) => kinds.includes(kind));

/** The lessons about this trade alone first, then those about it and others. */
export const ownLessonsOf = (trade: Trade): SeedFilm[] =>
  LESSONS.filter(({ trades }) => trades?.includes(trade)).toSorted((a, b) => a.trades!.length - b.trades!.length);

export const isOwn = (film: SeedFilm, trade: string): boolean => film.trades?.includes(trade) ?? false;

export const lessonsNamed = (ids: readonly string[]): SeedFilm[] =>
  ids.map((id) => LESSONS.find((lesson) => lesson.id === id)!);

/** The first lessons of a list that fit these kinds, each once. */
export const firstFitting = (count: number, kinds: readonly string[], lessons: readonly SeedFilm[]): SeedFilm[] =>
  [...new Set(lessons)].filter((lesson) => fits(lesson, kinds)).slice(0, count);
