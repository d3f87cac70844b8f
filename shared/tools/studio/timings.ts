import { readFileSync, writeFileSync } from 'node:fs';

/** The beginning and the end of a slide. */
export interface Timing {
  startMs: number;
  endMs: number;
}

const FILE = new URL('timings.json', import.meta.url);
const readAll = () => JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, readonly number[]>;
const all = readAll();

/** The timings of the slides of a film, as it was filmed last. Throws for a film that never was. */
export function timingsOf(filmId: string): Timing[] {
  const ends = all[filmId];
  if (!ends) throw new Error(`${filmId} has no timings: film it first`);
  return ends.map((endMs, slide) => ({ startMs: ends[slide - 1] ?? 0, endMs }));
}

/** Notes the timings of a film, so that its captions can be written anew without its sound. */
export function noteTimings(filmId: string, timings: readonly Timing[]): void {
  const films = { ...readAll(), [filmId]: timings.map(({ endMs }) => Math.floor(endMs)) }; // others may be filmed meanwhile
  const lines = Object.entries(films)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([id, ends]) => `  "${id}": [${ends.join(', ')}]`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
