import { expect, test } from 'vitest';
import { nearWords } from './fold.ts';
import { createMeanings } from './meanings.ts';

const { termsIn, find, meant } = createMeanings({
  // As nearWords gives them.
  phrases: ['plumber', 'tap|nal', 'scuter', 'electric|bijli', 'electric scuter', 'gadi', 'ghadi|vatch'],
  partOf: [[], [0], [], [], [2], [], []],
});
const terms = (text: string) => termsIn(nearWords(text));
const best = (query: string) =>
  find(nearWords(query)).map((found) => [...found].toSorted(([, a], [, b]) => b - a).map(([term]) => term)[0]);

test('a text: has the terms of what its words mean, and of what this is part of', () => {
  expect(terms('A dripping tap')).toEqual(['==1', '<<0']);
  expect(terms('नल')).toEqual(['==1', '<<0']);
  expect(terms('Taps')).toEqual(['==1', '<<0']);
});

test('a longer phrase: takes its words from others, but for what it is a part of', () => {
  expect(terms('Electric Scooters')).toEqual(['==4', '<<2', '==2']);
  expect(best('electric scooter')).toEqual(['==4', '==4']);
  expect(best('electric')).toEqual(['==3']);
});

test('words that sound alike: mean what they are typed as', () => {
  expect(terms('gaadi')).toEqual(['==5']);
  expect(terms('घड़ी')).toEqual(['==6']);
});

test('a query: a beginning, a typing error, another script and a common word beside it find the meaning', () => {
  expect(best('plum')).toEqual(['==0']);
  expect(best('plamber')).toEqual(['==0']);
  expect(best('बिजली')).toEqual(['==3']);
  expect(best('nal ka')).toEqual(['==1', undefined]);
});

test('a query: finds what its meaning is part of, and the parts of it, behind', () => {
  const [tap] = find(['tap']);
  expect([...tap!.keys()]).toEqual(['==1', '<<1', '==0']);
  expect(tap!.get('==1')).toBeGreaterThan(tap!.get('==0')!);
});

test('meanings that are part of each other: an end', () => {
  const circle = createMeanings({ phrases: ['a1', 'b1'], partOf: [[1], [0]] });
  expect(circle.termsIn(['a1'])).toEqual(['==0', '<<1']);
});

test('a phrase of the table: is found as one word, as two, in another form and with two letters changed over', () => {
  const { find } = createMeanings({
    phrases: ['tea stal', 'vhatsap', 'kapde silna', 'tailor'],
    partOf: [[], [], [], []],
  });
  const meant = (query: string) => find(nearWords(query)).flatMap((terms) => [...terms.keys()]);
  expect(meant('teastall')).toContain('==0');
  expect(meant('whats app')).toEqual(['==1', '<<1', '==1', '<<1']);
  expect(meant('kapde sile')).toContain('==2');
  expect(meant('tialor')).toContain('==3');
});

test('a text that tells to do something: has the term of the infinitive', () => {
  const told = createMeanings({ phrases: ['gala gina'], partOf: [[]] });
  expect(told.termsIn(nearWords('गल्ला गिनो'))).toEqual(['==0']);
});

test('what a query means, in the table’s own words: whatever is typed for it; nothing of a typing error, a name or a number', () => {
  const meantBy = (query: string) => meant(nearWords(query));
  expect(meantBy('बिजली')).toEqual(['electric']);
  expect(meantBy('taps ka nal')).toEqual(['tap']);
  expect(meantBy('plumber ramesh 9876543210')).toEqual(['plumber']);
  expect(meantBy('plamver')).toEqual([]);
  expect(meantBy('ramesh kumar')).toEqual([]);
  expect(meantBy('plumber tap vatch electric')).toHaveLength(3);
});
