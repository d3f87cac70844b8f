import { FILMS } from '../studio/films.ts';
import { TEXTS } from '../seed/content.ts';
import type { Sentence } from '../search/parseVtt.ts';
import type { Found } from '../search/readSchool.ts';

/** Of the entries, so many are lessons; the rest are topics and levels. */
const LESSONS_A_LEVEL = 5;
const LEVELS_A_TOPIC = 2;
const SENTENCES_A_FILM = 12;

/** A school with as many entries: names of five words that no other has, ids as long as Firestore's own. The same on every machine. */
export function schoolOf(count: number): { all: Found[]; captions: Map<string, Sentence[]> } {
  const next = randomNumbers();
  const words = vocabulary(next, count);
  const pick = () => words[Math.floor(next() ** 2 * words.length)]!;
  const text = (length: number) => Array.from({ length }, pick).join(' ');
  const id = () => Array.from({ length: 20 }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join('');
  const all: Found[] = [];
  const captions = new Map<string, Sentence[]>();
  const add = (found: Found) => all.push(found) < count;
  for (;;) {
    const topic = id();
    if (!add({ type: 'businessTopic', id: topic, name: text(3) })) return { all, captions };
    for (let levels = 0; levels < LEVELS_A_TOPIC; levels += 1) {
      const level = id();
      if (!add({ type: 'level', id: level, name: text(4), parentId: topic, description: text(20) }))
        return { all, captions };
      for (let lessons = 0; lessons < LESSONS_A_LEVEL; lessons += 1) {
        const lesson = { id: id(), streamId: id() };
        captions.set(
          lesson.streamId,
          Array.from({ length: SENTENCES_A_FILM }, (_, at) => ({ startS: at * 5, text: text(12) })),
        );
        if (!add({ type: 'lesson', ...lesson, name: text(5), parentId: level, page: 1 })) return { all, captions };
      }
    }
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SYLLABLES =
  'ba be bi da di du ga go ha ka ke ko la li lo ma me mi na no pa pe pi ra re ri sa se si ta te ti to va vi ya'.split(
    ' ',
  );

/** The words of our own school, of both scripts, and others that are made up: more in a larger school. */
function vocabulary(next: () => number, count: number): string[] {
  const own = JSON.stringify([TEXTS, FILMS]).match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  const made = Array.from({ length: Math.round(Math.sqrt(count) * 30) }, () =>
    Array.from({ length: 2 + Math.floor(next() * 3) }, () => SYLLABLES[Math.floor(next() * SYLLABLES.length)]).join(''),
  );
  return [...new Set([...own, ...made])];
}

/** A seeded generator (mulberry32) of numbers from 0 to 1. */
function randomNumbers(): () => number {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
