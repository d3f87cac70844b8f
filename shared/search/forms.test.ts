import { expect, test } from 'vitest';
import { baseFormsOf, withSwappedLetters } from './forms.ts';
import { nearWords } from './fold.ts';

test.each([
  ['silne', 'silna'],
  ['kholo', 'kholna'],
  ['lagaen', 'lagana'],
  ['लगाएँ', 'lagana'],
  ['bechkar', 'bechna'],
  ['milega', 'milna'],
  ['जूतों', 'juta'],
  ['gadiyan', 'gadi'],
  ['purje', 'purja'],
  ['chaiwala', 'chai'],
])('%s: may be a form of %s', (typed, base) => expect(baseFormsOf(nearWords(typed)[0]!)).toContain(base));

test.each(['do', 'tel', 'diwali'])('%s: is too short to be a form of what it ends like', (typed) =>
  expect(baseFormsOf(nearWords(typed)[0]!)).not.toContain(typed.slice(0, 2)),
);

test('a word with two letters changed over: each place, no word twice as it was', () =>
  expect(withSwappedLetters('bill')).toEqual(['ibll', 'blil']));
