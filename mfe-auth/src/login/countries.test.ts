import { expect, test } from 'vitest';
import { parseCountries, searchCountries } from './countries.ts';

const row = (cca2: string, common: string, root = '+9', suffixes = ['9']) => ({
  name: { common },
  cca2,
  idd: { root, suffixes },
});

test.each([null, 'x', {}, [], [1, 2], [{ name: 'India' }]])('rows %j: are no list of countries', (rows) =>
  expect(parseCountries(rows)).toBeUndefined(),
);

test('a list of countries: India is first, the rest are sorted by name and include the five of the fallback', () => {
  const names = parseCountries([row('NP', 'Nepal'), row('IN', 'India'), row('BD', 'Bangladesh')])!.map(
    ({ name }) => name,
  );
  expect(names).toEqual(['India', 'Australia', 'Bangladesh', 'Canada', 'Nepal', 'United Kingdom', 'United States']);
});

test('a row whose code is no number: is left out', () => {
  expect(
    parseCountries([row('NP', 'Nepal'), row('XX', 'Evil', '.*', ['(a+)+$'])])!.some(({ cca2 }) => cca2 === 'XX'),
  ).toBe(false);
});

test('ten thousand rows: are cut to 300', () => {
  expect(parseCountries(Array.from({ length: 10_000 }, () => row('NP', 'Nepal')))!.length).toBeLessThanOrEqual(305);
});

const COUNTRIES = [
  { cca2: 'IN', name: 'India', code: '+91' },
  { cca2: 'CA', name: 'Canada', code: '+1' },
  { cca2: 'CI', name: 'Côte d’Ivoire', code: '+225' },
  { cca2: 'GB', name: 'United Kingdom', code: '+44' },
  { cca2: 'US', name: 'United States', code: '+1' },
];

test.each([
  ['', ['IN', 'CA', 'CI', 'GB', 'US']],
  ['  ', ['IN', 'CA', 'CI', 'GB', 'US']],
  ['ind', ['IN']],
  ['UNITED', ['GB', 'US']],
  ['kingdom', ['GB']],
  ['un', ['GB', 'US']],
  ['ingdom', []],
  ['cote', ['CI']],
  ['gb', ['GB']],
  ['+1', ['CA', 'US']],
  ['1', ['CA', 'US']],
  ['0044', ['GB']],
  ['9', ['IN']],
  ['atlantis', []],
  ['.*', []],
])('search for %j: finds %j', (typed, found) =>
  expect(searchCountries(COUNTRIES, typed).map(({ cca2 }) => cca2)).toEqual(found),
);
