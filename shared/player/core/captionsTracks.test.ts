import { expect, test } from 'vitest';
import {
  captionsIn,
  captionsTrackId,
  captionsTracks,
  langOf,
  shownCaptions,
  type CaptionsChoice,
} from './captionsTracks.ts';

const TRACKS = captionsTracks([
  { lang: 'hi', name: 'हिन्दी' },
  { lang: 'en', name: 'English' },
]);
const [HINDI, ENGLISH] = TRACKS;

test.each([
  ['the chosen language', 'en', 'hi', ENGLISH],
  ['the chosen track', 'en English', 'hi', ENGLISH],
  ['a region of the chosen language', 'en-GB', 'hi', ENGLISH],
  ['a track that the stream lacks: one in its language', 'en English (with sounds)', 'hi', ENGLISH],
  ['a chosen language that the stream lacks: that of the interface', 'ta', 'en', ENGLISH],
  ['no choice: that of the interface', undefined, 'en', ENGLISH],
  ['neither: the first', 'ta', 'mr', HINDI],
  ['no language at all: the first', undefined, '', HINDI],
])('%s', (_, chosen, ofInterface, track) => expect(captionsIn(TRACKS, chosen, ofInterface)).toBe(track));

test('no captions: none', () => expect(captionsIn([], 'en', 'en')).toBeUndefined());

const FORCED = { lang: 'en', name: 'English (Forced)', forced: true };
const FULL = { lang: 'en', name: 'English', forced: false };
const SOUNDS = { lang: 'en', name: 'English CC', characteristics: 'public.accessibility.describes-music-and-sound' };

test.each([
  ['forced', FORCED, FULL],
  ['with sounds', SOUNDS, FULL],
  ['forced, with sounds', FORCED, SOUNDS],
])('captions %s before others of the language: the language is the others’, each can be chosen', (_, one, other) => {
  const tracks = captionsTracks([one, other]);
  expect(tracks.map(({ name }) => name)).toEqual([one.name, other.name]);
  for (const language of ['en', 'en-GB', 'ta']) expect(captionsIn(tracks, language, 'hi')!.name).toBe(other.name);
  for (const { id } of tracks) expect(captionsIn(tracks, id, 'hi')!.id).toBe(id);
});

test('forced captions alone: are the language’s', () => {
  expect(captionsIn(captionsTracks([FORCED]), 'en', 'hi')!.name).toBe(FORCED.name);
});

test('captions of one name that differ: are two, the second with a number; in two groups: one', () => {
  const tracks = captionsTracks([FULL, { ...FULL, forced: true }, FULL]);
  expect(tracks.map(({ name }) => name)).toEqual(['English', 'English (2)']);
  expect(tracks.map(({ id }) => id)).toEqual([FULL, { ...FULL, forced: true }].map(captionsTrackId));
});

test('captions without a language: by their name; without either: none', () => {
  expect(captionsTracks([{ name: 'Tamil' }, { lang: '', name: '' }])).toMatchObject([
    { language: 'Tamil', name: 'Tamil' },
  ]);
});

test.each([
  ['hi', 'hi'],
  ['en-GB', 'en-GB'],
  ['English (with sounds)', undefined],
  ['Tamil', undefined],
])('the lang attribute for %s: %s', (language, lang) => expect(langOf(language)).toBe(lang));

const TAMIL = { lang: 'ta', name: 'தமிழ்' };
const BRITISH = { lang: 'en-GB', name: 'English (UK)' };
const ALL = captionsTracks([FORCED, FULL, { lang: 'hi', name: 'हिन्दी' }, TAMIL]);
const of = (...renditions: Parameters<typeof captionsTracks>[0]) => captionsTracks(renditions);
const UNCHOSEN: CaptionsChoice = {};

test.each([
  ['a Hindi page, a film in English: in Hindi', 'hi', 'en', ALL, UNCHOSEN, 'हिन्दी'],
  ['an English page, a film in Hindi: in English, all that is said', 'en', 'hi', ALL, UNCHOSEN, 'English'],
  ['a region of the page’s language', 'en', 'hi', of(BRITISH), UNCHOSEN, 'English (UK)'],
  ['none in that of the page: in the film’s', 'hi', 'en', of(TAMIL, FULL), UNCHOSEN, 'English'],
  ['none in either: off', 'hi', 'en', of(TAMIL), UNCHOSEN, undefined],
  ['forced captions alone: off', 'hi', 'en', of(FORCED), UNCHOSEN, undefined],
  ['no captions: off', 'hi', 'en', of(), UNCHOSEN, undefined],
  ['page and film in one language: off', 'en', 'en', ALL, UNCHOSEN, undefined],
  ['a film in a region of the page’s language: off', 'en', 'en-IN', ALL, UNCHOSEN, undefined],
  ['a film that names its language in three letters: off', 'en', 'eng', ALL, UNCHOSEN, undefined],
  ['a film of unknown language: off', 'hi', undefined, ALL, UNCHOSEN, undefined],
  ['a film that says that it is unknown: off', 'hi', 'und', ALL, UNCHOSEN, undefined],
  ['a page of unknown language: off', '', 'en', ALL, UNCHOSEN, undefined],
  ['a language was chosen for the transcript: in that', 'hi', 'en', ALL, { captionsLanguage: 'ta' }, 'தமிழ்'],
  ['switched off: off', 'hi', 'en', ALL, { hasCaptions: false }, undefined],
  ['switched on, one language: in that', 'en', 'en', ALL, { hasCaptions: true }, 'English'],
  ['forced ones were chosen', 'hi', 'en', ALL, { hasCaptions: true, captionsLanguage: captionsTrackId(FORCED) }, FORCED.name], // prettier-ignore
])('captions, %s', (_, page, film, tracks, choice, name) => {
  expect(shownCaptions(tracks, film, choice, page)?.name).toBe(name);
});
