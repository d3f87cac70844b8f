import { expect, test } from 'vitest';
import { nearWords } from '../../../search/fold.ts';
import { parseWords as parsePart } from '../../../search/indexFiles.ts';
import { createMeanings } from '../../../search/meanings.ts';
import { TEXTS } from '../../seed/content.ts';
import { parseWords, readWords } from './readWords.ts';

const HEADER = 'meaning,part of,english,hindi,roman hindi';
const faultsOf = (...rows: string[]) => parseWords([HEADER, ...rows].join('\n')).faults;

test('the table of words: form, duplicates and conflicts', () => expect(readWords().faults).toEqual([]));

test('the table of words: at least 300 meanings', () =>
  expect(readWords().part.phrases.length).toBeGreaterThanOrEqual(300));

test('every category, subcategory and business idea of the school: the table has a word of it', () => {
  const { termsIn } = createMeanings(parsePart(readWords().part)!);
  const names = [
    ...TEXTS.categories.flatMap(({ name, subcategories }) => [name, ...subcategories]),
    ...TEXTS.businessIdeas.map(({ name }) => name),
  ];
  expect(names.filter((name) => termsIn(nearWords(name)).length === 0)).toEqual([]);
});

test.each([
  ['tap,,tap,नल,nal | nal', 'row 2: “nal” is there twice'],
  ['tap,water,tap,नल,', 'row 2: is part of “water”, which is no meaning'],
  ['tap,,tap,,nal', 'row 2: has no word in Hindi'],
  ['tap,,,नल,', 'row 2: has no word in Latin letters'],
  ['tap,,how to,नल,', 'row 2: “how to” has only words that most sentences have'],
  [',,tap,नल,', 'row 2: has no meaning'],
  ['tap,tap,tap,नल,', 'row 2: is part of itself'],
  ['tap,,one two three four five six,नल,', 'row 2: “one two three four five six” has more than 5 words'],
])('a row %s: %s', (row, fault) => expect(faultsOf(row)).toEqual([fault]));

test('two rows: a meaning that is there twice, a word with two meanings in either script, a circle', () => {
  expect(faultsOf('tap,,tap,नल,', 'tap,,faucet,टोंटी,')).toEqual(['row 3: the meaning “tap” is there twice']);
  expect(faultsOf('tap,,tap,टोंटी,nal', 'pipe,,pipe,नल,')).toEqual([
    'row 3: “नल” means pipe, but “nal” in row 2 means tap',
  ]);
  expect(faultsOf('tap,pipe,tap,नल,', 'pipe,tap,pipe,पाइप,')).toEqual([
    'row 2: is part of itself',
    'row 3: is part of itself',
  ]);
});

test('a file without a column, or that is no CSV: says so', () => {
  expect(parseWords('meaning,part of,english,hindi\ntap,,tap,नल').faults).toEqual(['has no column roman hindi']);
  expect(parseWords(`${HEADER}\ntap,,"tap,नल`).faults).toHaveLength(6);
});
