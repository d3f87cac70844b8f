import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cutText.ts';

test.each([
  ['darzi', 3, 'dar'],
  ['darzi', 9, 'darzi'],
  ['ab😀', 3, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['\uDE00ab\uD83D', 9, 'ab'],
])('%j cut to %i: is %j', (text, most, cut) => expect(cutText(text, most)).toBe(cut));

test('whatever is cut: no longer than asked for, and the same after a way through an address', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      return cut.length <= most && new URLSearchParams(String(new URLSearchParams({ cut }))).get('cut') === cut;
    }),
  ));
