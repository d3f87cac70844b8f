import { expect, test } from 'vitest';
import { ago, length, spoken } from './texts.hi.ts';

test.each([
  [1, '1 घंटा', '1 घंटे पहले'],
  [2, '2 घंटे', '2 घंटे पहले'],
  [21, '21 घंटे', '21 घंटे पहले'],
])('hours in Hindi, %i: %s, and %s', (count, hours, before) => {
  expect([length.hours(count), spoken.hours(count), ago.hours(count)]).toEqual([hours, hours, before]);
});

test('minutes in Hindi: a word, which is read aloud as it is written', () => {
  expect([length.minutes(5), spoken.minutes(5), ago.minutes(5)]).toEqual(['5 मिनट', '5 मिनट', '5 मिनट पहले']);
});
