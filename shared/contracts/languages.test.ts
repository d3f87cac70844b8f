import { expect, test } from 'vitest';
import { BASE_LANGUAGE, isLanguage, LANGUAGE_NAMES, TRANSLATIONS } from './languages.ts';

test('every language but the base is a translation', () =>
  expect([BASE_LANGUAGE, ...TRANSLATIONS]).toEqual(LANGUAGE_NAMES));

test('a language: is one that the interface has, and no name that every object has', () => {
  expect(LANGUAGE_NAMES.every(isLanguage)).toBe(true);
  for (const value of ['constructor', 'toString', '__proto__', 'en-IN', '', 7, undefined, null])
    expect(isLanguage(value), String(value)).toBe(false);
});
