import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES } from '../backend/media/startMedia.ts';
import { FILMS, LANGUAGES, slidesOf, titleOf, type Language } from './films.ts';
import { lengthOf } from './hls.ts';
import { timingsOf } from './timings.ts';

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
/** The letters that only a language's own script has: 'UPI' and figures are in both. */
const LETTERS = { en: /^[^\p{Script=Devanagari}]+$/u, hi: /\p{Script=Devanagari}/u };

const manifest = (film: string, name: string) => readFileSync(join(FILES, 'streams', film, 'manifest', name), 'utf8');
const cuesOf = (film: string, language: string) =>
  [...manifest(film, `captions.${language}.vtt`).matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)].map(([, start, end, text]) => ({
    startMs: msOf(start!),
    endMs: msOf(end!),
    text: text!,
  }));

function msOf(clock: string): number {
  const [hours, minutes, seconds] = clock.split(':').map(Number);
  return Math.round((hours! * 3600 + minutes! * 60 + seconds!) * 1000);
}

test.each(FILMS)('$id: its script is written in English and in Hindi', (film) => {
  for (const said of [film.title, ...slidesOf(film).map(({ say }) => say)])
    for (const language of LANGUAGE_CODES) expect(said[language]).toMatch(LETTERS[language]);
});

test.each(FILMS)('$id: its main playlist names both languages, its own first, none shown unasked', (film) => {
  const named = [...manifest(film.id, 'video.m3u8').matchAll(/TYPE=SUBTITLES.*/g)].map(([line]) => line);
  const own = named.map((line) => /LANGUAGE="(\w+)"/.exec(line)?.[1]);
  expect(own).toEqual([film.language, ...LANGUAGE_CODES.filter((code) => code !== film.language)]);
  expect(named.every((line) => line.includes('DEFAULT=NO') && line.includes('AUTOSELECT=YES'))).toBe(true);
  for (const code of LANGUAGE_CODES) expect(named.join('\n')).toContain(`NAME="${LANGUAGES[code]}",LANGUAGE="${code}"`);
});

test.each(FILMS)('$id: its main playlist says which language is spoken', ({ id, language }) => {
  expect(manifest(id, 'video.m3u8')).toMatch(new RegExp(`TYPE=AUDIO,.*LANGUAGE="${language}",DEFAULT=YES`));
});

test.each(FILMS)('$id: its captions are the script, in order, apart, and within the film', (film) => {
  const ends = timingsOf(film.id).map(({ endMs }) => endMs);
  expect(ends.at(-1)).toBe(lengthOf(film.id));
  for (const language of LANGUAGE_CODES) {
    const cues = cuesOf(film.id, language);
    expect(cues.map(({ text }) => text)).toEqual(slidesOf(film).map(({ say }) => say[language]));
    const times = cues.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(times.at(-1)).toBeLessThan(lengthOf(film.id));
    expect(manifest(film.id, `captions.${language}.m3u8`)).toContain(`captions.${language}.vtt`);
  }
});

test('the titles of lessons: all different in either language', () => {
  const lessons = FILMS.filter(({ kind }) => kind === 'lesson');
  for (const language of LANGUAGE_CODES)
    expect(new Set(lessons.map(({ title }) => title[language])).size).toBe(lessons.length);
  expect(lessons.map(titleOf)).toEqual(lessons.map(({ title, language }) => title[language]));
});
