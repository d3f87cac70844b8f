import { expect, test } from 'vitest';
import { isLanguage, LANGUAGE_NAMES } from './languages.ts';

test('a language: is one that the interface has, and no name that every object has', () => {
  expect(LANGUAGE_NAMES.every(isLanguage)).toBe(true);
  for (const value of ['constructor', 'toString', '__proto__', 'en-IN', '', 7, undefined, null])
    expect(isLanguage(value), String(value)).toBe(false);
});
