import { readFileSync, writeFileSync } from 'node:fs';

/** The beginning and the end of a slide. */
export interface Timing {
  startMs: number;
  endMs: number;
}

const FILE = new URL('timings.json', import.meta.url);
const all = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, readonly number[]>;

/** The timings of the slides of a film, as it was filmed last. Throws for a film that never was. */
export function timingsOf(filmId: string): Timing[] {
  const ends = all[filmId];
  if (!ends) throw new Error(`${filmId} has no timings: film it first`);
  return ends.map((endMs, slide) => ({ startMs: ends[slide - 1] ?? 0, endMs }));
}

/** Notes the timings of a film, so that its captions can be written anew without its sound. */
export function noteTimings(filmId: string, timings: readonly Timing[]): void {
  all[filmId] = timings.map(({ endMs }) => Math.floor(endMs));
  const lines = Object.entries(all).map(([id, ends]) => `  "${id}": [${ends.join(', ')}]`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
