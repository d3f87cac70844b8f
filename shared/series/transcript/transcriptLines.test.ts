import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAt, matchesOf, partsOf, patternOf } from './transcriptLines.ts';

test.each([
  [0, -1],
  [1, 0],
  [2.9, 0],
  [3, 1],
  [99, 1],
])('at %d s: line %d', (timeS, index) => {
  const lines = [1, 3].map((startS) => ({ startS, text: 'x' }));
  expect(lineAt(lines, timeS)).toBe(index);
});

const LINES = ['Say the PRICE.', 'No price?', 'फ़ोन बंद करो'].map((text) => ({ text: text.normalize() }));

test.each([
  ['price', [0, 1]],
  ['  PRICE ', [0, 1]],
  ['price?', [1]],
  ['फ\u093cोन', [2]],
  ['\u095eोन', [2]],
  ['nothing', []],
  ['   ', []],
  ['.*', []],
])('%j: is found in lines %j', (query, found) => expect(matchesOf(LINES, patternOf(query))).toEqual(found));

test('a word with joiners or soft hyphens: is found without them, and without them with', () => {
  const [joined, plain] = ['स्\u200Dक्रीन re\u00ADpair', 'स्क्रीन repair'];
  expect(matchesOf([{ text: joined }, { text: plain }], patternOf('स्क्रीन'))).toEqual([0, 1]);
  expect(matchesOf([{ text: joined }, { text: plain }], patternOf('स्\u200Dक्रीन'))).toEqual([0, 1]);
  expect(matchesOf([{ text: joined }, { text: plain }], patternOf('repair'))).toEqual([0, 1]);
});

test('a line with two matches: its parts, in order', () => {
  expect(partsOf('A price is a price', patternOf('price'))).toEqual(['A ', 'price', ' is a ', 'price', '']);
});

const SIGNS = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(0x21 + index));

test.each(SIGNS)('%j: the sign itself is found, since a learner types no pattern', (sign) => {
  expect(matchesOf([{ text: `5${sign}6` }, { text: ' ' }], patternOf(sign))).toEqual([0]);
});

test('any query in any text: the parts are the text', () => {
  const query = fc.string({
    unit: fc.oneof(fc.constantFrom(...SIGNS), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
    maxLength: 3,
  });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), query, (text, query) => {
      expect(partsOf(text, patternOf(query)).join('')).toBe(text);
    }),
  );
});
