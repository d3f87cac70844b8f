import { expect, test } from 'vitest';
import { captionsIn, captionsTracks, langOf } from './captionsTracks.ts';

const HINDI = { language: 'hi', name: 'हिन्दी' };
const ENGLISH = { language: 'en', name: 'English' };
const TRACKS = [HINDI, ENGLISH];

test.each([
  ['the chosen language', 'en', 'hi', ENGLISH],
  ['a region of the chosen language', 'en-GB', 'hi', ENGLISH],
  ['a chosen language that the stream lacks: that of the interface', 'ta', 'en', ENGLISH],
  ['no choice: that of the interface', undefined, 'en', ENGLISH],
  ['neither: the first', 'ta', 'mr', HINDI],
  ['no language at all: the first', undefined, '', HINDI],
])('%s', (_, chosen, ofInterface, track) => expect(captionsIn(TRACKS, chosen, ofInterface)).toBe(track));

test('no captions: none', () => expect(captionsIn([], 'en', 'en')).toBeUndefined());

test('two of one language: the first; one without a language: by its name', () => {
  const renditions = [
    { lang: 'en', name: 'English' },
    { lang: 'en', name: 'English (with sounds)' },
    { name: 'Tamil' },
    { lang: '', name: '' },
  ];
  expect(captionsTracks(renditions)).toEqual([ENGLISH, { language: 'Tamil', name: 'Tamil' }]);
});

test.each([
  ['hi', 'hi'],
  ['en-GB', 'en-GB'],
  ['English (with sounds)', undefined],
  ['Tamil', undefined],
])('the lang attribute for %s: %s', (language, lang) => expect(langOf(language)).toBe(lang));
