import { afterEach, expect, test, vi } from 'vitest';
import { cardPath } from './cards.ts';
import { cardsOrigin, pathToShare } from './cardsOrigin.ts';

afterEach(() => vi.unstubAllGlobals());

const withStartData = (text: string | undefined) =>
  vi.stubGlobal('document', { getElementById: () => (text === undefined ? null : { textContent: text }) });

test('a site with cards: the card is shared; of an id that no file is named by, the page', () => {
  withStartData('{"cards":"https://school.example"}');
  expect(cardsOrigin()).toBe('https://school.example');
  expect(pathToShare('lesson', 'video-002', '/page')).toBe('/cards/lesson-video-002.html');
  expect(pathToShare('lesson', 'x'.repeat(201), '/page')).toBe('/page');
  for (const id of ['x'.repeat(201), '', 'a/b', 'a#b', 'a?b', 'a%b', 'a b', 'अ'])
    expect(cardPath('reel', id)).toBeUndefined();
});

test.each([undefined, '', 'no JSON', 'null', '[]', '{}', '{"cards":7}', '{"cards":null}'])(
  'start data %j: no cards, and the page is shared',
  (text) => {
    withStartData(text);
    expect(cardsOrigin()).toBeUndefined();
    expect(pathToShare('lesson', 'video-002', '/page')).toBe('/page');
  },
);
