import { expect, test } from 'vitest';
import { languageToOffer } from './language.ts';

test.each([
  ['en', ['en-IN', 'hi-IN'], 'hi'],
  ['en', ['en-IN', 'mr-IN'], undefined],
  ['hi', ['hi-IN'], 'en'],
  ['hi', ['hi-IN', 'en-IN'], 'en'],
  ['en', [], undefined],
] as const)('a page in %s, for a browser of %j: %s is offered', (page, browser, offered) =>
  expect(languageToOffer(page, browser, undefined)).toBe(offered),
);

test('whoever has chosen is not asked again', () => expect(languageToOffer('en', ['hi-IN'], 'en')).toBeUndefined());
