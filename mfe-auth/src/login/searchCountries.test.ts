import { expect, test } from 'vitest';
import { searchCountries } from './searchCountries.ts';

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
])('%j finds %j', (typed, found) => expect(searchCountries(COUNTRIES, typed).map(({ cca2 }) => cca2)).toEqual(found));
