import { rootOf } from '../backend/firestore/document.ts';
import type { Random } from './random.ts';

export const FUZZ_PROJECT = 'demo-fuzz';
export const ROOT = rootOf(FUZZ_PROJECT);

/** Few names, so that requests meet the same documents; the ids are those that are easy to put in a wrong order. */
export const COLLECTIONS = ['a', 'b'] as const;
export const SUBCOLLECTION = 'sub';
export const IDS: readonly string[] = [
  'x',
  'X',
  'x1',
  'x10',
  'x2',
  '10',
  '9',
  '__id7__',
  '__id10__',
  '__id-3__',
  'é',
  '\uFFFD',
  '😀',
  'a b',
  'a.b',
  '-',
];

/** One to four different documents. */
export function names(random: Random): string[] {
  return [...new Set([name(random), ...random.list(3, () => name(random))])];
}

export function name(random: Random): string {
  const document = `${ROOT}/${random.pick(COLLECTIONS)}/${random.pick(IDS)}`;
  return random.oneIn(10) ? `${document}/${SUBCOLLECTION}/${random.pick(IDS)}` : document;
}
