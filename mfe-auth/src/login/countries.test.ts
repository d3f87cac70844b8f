import { expect, test } from 'vitest';
import { parseCountries } from './countries.ts';

const row = (cca2: string, common: string, root = '+9', suffixes = ['9']) => ({
  name: { common },
  cca2,
  idd: { root, suffixes },
});

test.each([null, 'x', {}, [], [1, 2], [{ name: 'India' }]])('%j is no list of countries', (answer) =>
  expect(parseCountries(answer)).toBeUndefined(),
);

test('India comes first, the rest by name, and the five of the fallback are always there', () => {
  const names = parseCountries([row('NP', 'Nepal'), row('IN', 'India'), row('BD', 'Bangladesh')])!.map(
    ({ name }) => name,
  );
  expect(names).toEqual(['India', 'Australia', 'Bangladesh', 'Canada', 'Nepal', 'United Kingdom', 'United States']);
});

test('a row with a hostile code is left out', () => {
  expect(
    parseCountries([row('NP', 'Nepal'), row('XX', 'Evil', '.*', ['(a+)+$'])])!.some(({ cca2 }) => cca2 === 'XX'),
  ).toBe(false);
});

test('ten thousand rows are cut', () => {
  expect(parseCountries(Array.from({ length: 10_000 }, () => row('NP', 'Nepal')))!.length).toBeLessThanOrEqual(305);
});
