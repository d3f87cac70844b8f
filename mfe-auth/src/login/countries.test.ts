import { evil } from '@bazaar/shared/testing/hostileValues.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { login as hindi } from '../texts.hi.ts';
import { countryName, namesIn, parseCountries, searchCountries } from './countries.ts';

const row = (cca2: string, common: string, root = '+9', suffixes = ['9']) => ({
  name: { common },
  cca2,
  idd: { root, suffixes },
});

test.each([null, 'x', {}, [], [1, 2], [{ name: 'India' }]])('rows %j: are no list of countries', (rows) =>
  expect(parseCountries(rows)).toBeUndefined(),
);

test.each([
  ['hi', 'IN', 'भारत'],
  ['hi', 'GB', 'यूनाइटेड किंगडम'],
  ['en', 'IN', 'the name of the list'],
])('the error of the phone on a page in %s, %s: names the country in its language, %s', (language, cca2, name) => {
  const country = { cca2, name: 'the name of the list', code: '+1' };
  const named = countryName(country, namesIn(language));
  expect(named).toBe(name);
  expect(hindi.invalid.phone(named)).toContain(name);
});

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

test(
  'hostile rows: the codes of those kept are digits, the names short texts, and every search ends',
  { timeout: 60_000 },
  () => {
    const or = (valid: unknown) => fc.oneof({ weight: 3, arbitrary: fc.constant(valid) }, evil);
    const hostile = fc.oneof(
      evil,
      fc.record({
        name: fc.oneof(fc.record({ common: or('Nepal') }), evil),
        cca2: or('NP'),
        idd: fc.oneof(
          fc.record({ root: or('+9'), suffixes: fc.oneof(fc.array(or('77'), { maxLength: 3 }), evil) }),
          evil,
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 20, maxLength: 20 }), fc.string({ unit: 'binary' }), (rows, typed) => {
        const countries = parseCountries(rows) ?? [];
        for (const { cca2, name, code } of countries) {
          expect([cca2, code].join(' ')).toMatch(/^[A-Z]{2} \+\d{1,4}$/);
          expect(name.length > 0 && name.length <= 80).toBe(true);
        }
        searchCountries(countries, typed);
      }),
      { numRuns: 500 },
    );
  },
);

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
  ['भारत', ['IN']],
  ['भा', ['IN']],
  ['\u2068भारत\u2069', ['IN']],
  ['यूनाइटेड', ['GB']],
  ['अमेरिका', ['US']],
  ['+९१', ['IN']],
  ['atlantis', []],
  ['.*', []],
])('search for %j: finds %j', (typed, found) =>
  expect(searchCountries(COUNTRIES, typed).map(({ cca2 }) => cca2)).toEqual(found),
);
