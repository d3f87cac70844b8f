import { afterEach, expect, test, vi } from 'vitest';
import { cardPath } from './cards.ts';
import { cardsOrigin, pathToShare } from './cardsOrigin.ts';

afterEach(() => vi.unstubAllGlobals());

const withStartData = (text: string | undefined) =>
  vi.stubGlobal('document', { getElementById: () => (text === undefined ? null : { textContent: text }) });

/** The server's answer to a request. */
const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('a site with cards: the card is shared; of an id that no file is named by, the page', async () => {
  withStartData('{"cards":"https://school.example"}');
  const fetched = answering(async () => new Response());
  expect(cardsOrigin()).toBe('https://school.example');
  expect(await pathToShare('lesson', 'video-002', '/page')).toBe('/cards/lesson-video-002.html');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/cards/lesson-video-002.html',
    expect.objectContaining({ method: 'HEAD' }),
  );
  expect(await pathToShare('lesson', 'x'.repeat(201), '/page')).toBe('/page');
  for (const id of ['x'.repeat(201), '', 'a/b', 'a#b', 'a?b', 'a%b', 'a b', 'अ'])
    expect(cardPath('reel', id)).toBeUndefined();
});

test.each([undefined, '', 'no JSON', 'null', '[]', '{}', '{"cards":7}', '{"cards":null}'])(
  'start data %j: no cards, and the page is shared',
  async (text) => {
    withStartData(text);
    const fetched = answering(async () => new Response());
    expect(cardsOrigin()).toBeUndefined();
    expect(await pathToShare('lesson', 'video-002', '/page')).toBe('/page');
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each([
  [
    'that the server does not have, of a lesson that is newer than the index',
    () => new Response(null, { status: 404 }),
  ],
  ['that cannot be requested, without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that does not come in time', () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('a card %s: the page is shared', async (_what, answer) => {
  withStartData('{"cards":"https://school.example"}');
  answering(async () => answer());
  expect(await pathToShare('lesson', 'video-002', '/page')).toBe('/page');
});
