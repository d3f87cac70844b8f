import { parseFeedPosts } from '@bazaar/shared/data/feedPosts';
import { contrast, rgb, underFilm } from '@bazaar/shared/format/colour';
import { MemoryRouter } from '@bazaar/shared/router';
import { hostilePost } from '@bazaar/shared/testing/hostilePosts.ts';
import { CASES } from '../../../shared/tools/suite/suite.ts';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { PostCard } from './PostCard.tsx';

const MAX_MARKUP = 200_000;
const IMAGE = /^http:\/\/localhost:5180\/bazaar\/[A-Za-z0-9_.-]+\/(public|w=400,h=300,fit=cover)$/;
const TARGET = /^\/(reel|business(\/levels\/[A-Za-z0-9_.%-]+)?)$/;
const BUTTON =
  /style="background-color:(#[0-9A-F]{6});color:(#[0-9A-F]{6})(?:;background-image:linear-gradient\(rgb\((\d+) \d+ \d+ \/ ([\d.]+)\), rgb\(\d+ \d+ \d+ \/ [\d.]+\)\))?"/;

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('hostile posts: no card throws, no address is foreign, every button can be read', { timeout: 120_000 }, () => {
  const errors = vi.spyOn(console, 'error');
  let shown = 0;
  fc.assert(
    fc.property(hostilePost, (fields) => {
      const parsed = parseFeedPosts([{ id: 'document-1', data: fields }]);
      for (const post of parsed) {
        shown += 1;
        const markup = renderToStaticMarkup(
          <MemoryRouter>
            <PostCard post={post} position={1} />
          </MemoryRouter>,
        );
        expect(markup.length).toBeLessThan(MAX_MARKUP);
        expectOwnAddresses(markup);
        expectReadableButton(markup);
      }
      // A second cleaning changes nothing.
      expect(parseFeedPosts(parsed.map((data) => ({ id: data.id, data })))).toEqual(parsed);
    }),
  );
  expect(errors).not.toHaveBeenCalled();
  expect(shown).toBeGreaterThan(CASES / 4);
});

function expectOwnAddresses(markup: string): void {
  for (const [, url = ''] of markup.matchAll(/ src="([^"]*)"/g)) expect(url).toMatch(IMAGE);
  for (const [, set = ''] of markup.matchAll(/ srcSet="([^"]*)"/gi)) {
    for (const url of set.split(', ')) expect(url.split(' ')[0]).toMatch(IMAGE);
  }
  for (const [, href = ''] of markup.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(TARGET);
}

function expectReadableButton(markup: string): void {
  const [, fill = '', text = '', shade, alpha] = BUTTON.exec(markup) ?? [];
  const background = shade === undefined ? rgb(fill) : underFilm(rgb(fill), Number(shade), Number(alpha));
  expect(contrast(background, rgb(text))).toBeGreaterThanOrEqual(4.5);
}
