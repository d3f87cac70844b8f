import { expect, test } from 'vitest';
import { languageToOffer } from './language.ts';

test.each([
  ['en', ['en-IN', 'hi-IN'], 'hi'],
  ['en', ['en-IN', 'mr-IN'], undefined],
  ['en', ['en-IN'], undefined],
  ['hi', ['hi-IN'], undefined],
  ['hi', ['hi-IN', 'mr-IN'], undefined],
  ['hi', ['hi-IN', 'en-IN'], 'en'],
  ['en', [], undefined],
] as const)('a page in %s, for a browser of %j: %s is offered', (page, browser, offered) =>
  expect(languageToOffer(page, browser, false)).toBe(offered),
);

test('whoever has chosen or was asked is not asked again', () =>
  expect(languageToOffer('en', ['en-IN', 'hi-IN'], true)).toBeUndefined());
