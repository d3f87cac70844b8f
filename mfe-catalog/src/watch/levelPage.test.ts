import { expect, test } from 'vitest';
import { pageFrom } from './levelPage.ts';

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
