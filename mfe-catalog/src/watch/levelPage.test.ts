import type { LevelPage } from '@bazaar/shared/data/levelVideos';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTab, pageFrom } from './levelPage.ts';

test.each([
  ['1', 1],
  ['3', 3],
  [null, 1],
  ['0', 1],
  ['4', 1],
  ['99', 1],
  ['<x>', 1],
  ['1.0', 1],
])('page=%s is page %d', (given, page) => expect(pageFrom(given)).toBe(page));

test.each<[LevelPage, string, LevelPage | undefined]>([
  [1, 'ArrowRight', 2],
  [3, 'ArrowRight', 1],
  [1, 'ArrowLeft', 3],
  [2, 'Home', 1],
  [2, 'End', 3],
  [2, 'Enter', undefined],
])('from tab %i, %s leads to %s', (page, key, next) => expect(nextTab(page, key)).toBe(next));

test('hostile addresses: each shows one of the three pages', () => {
  fc.assert(fc.property(fc.option(fc.string({ unit: 'binary' })), (page) => [1, 2, 3].includes(pageFrom(page))));
});
