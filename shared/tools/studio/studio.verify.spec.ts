import type { Page } from '@playwright/test';
import { filmPage, LAYOUTS } from './filmPage.ts';
import { FILMS, slidesOf, titleOf, type Film } from './films.ts';
import { expect, test } from '../../testing/e2e/site.ts';

interface TextBox {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shares of a reel's 9:16 without text, where the site's own overlay and buttons lie. */
const REEL_FREE = { top: 0.12, right: 0.2, bottom: 0.38, left: 0 };
/** §9: a reel's card is 350 × 550 and filled by the video; a video of 9:16 is cropped by this share at its top and bottom. */
const CARD_CROP = (1 - (550 / 350) * (9 / 16)) / 2;
/** A card of 4:3 crops a video of 16:9 at its sides; a row of 16:9 crops the picture of 4:3 at its top and bottom. */
const THUMBNAIL_CROP = 1 / 8;
const LESSON_FREE = { top: THUMBNAIL_CROP, right: THUMBNAIL_CROP, bottom: THUMBNAIL_CROP, left: THUMBNAIL_CROP };

/** The boxes of a slide's texts, in px of the video, during and after its transition. */
function textsOf(page: Page, slide: number): Promise<TextBox[]> {
  return page.evaluate((slide) => {
    const { show } = globalThis as unknown as { show(moment: object): void };
    return [0, 0.5, 1].flatMap((entered) => {
      show({ slide, entered, progress: 0.5 });
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const found: { text: string; left: number; top: number; right: number; bottom: number }[] = [];
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, right, bottom } of range.getClientRects())
          found.push({ text: node.textContent ?? '', left, top, right, bottom });
      }
      return found;
    });
  }, slide);
}

async function textsOutside(page: Page, film: Film, free: typeof REEL_FREE): Promise<string[]> {
  const { width, height } = LAYOUTS[film.kind];
  await page.setViewportSize({ width, height });
  await page.setContent(filmPage(film));
  // No text uses the fonts yet, so the browser would not load them by itself.
  await page.evaluate(async () => void (await Promise.all([...document.fonts].map((face) => face.load()))));
  const outside: string[] = [];
  for (const slide of slidesOf(film).keys()) {
    const texts = await textsOf(page, slide);
    expect(texts, `${film.id} shows text`).not.toEqual([]);
    for (const { text, left, top, right, bottom } of texts) {
      const isInside =
        left >= width * free.left &&
        top >= height * free.top &&
        right <= width * (1 - free.right) &&
        bottom <= height * (1 - free.bottom);
      if (!isInside) outside.push(`${film.id}, slide ${slide + 1}: ${text}`);
    }
  }
  return outside;
}

test('reels: the top 12 %, the bottom 38 %, the right 20 % and what the card crops have no text', async ({ page }) => {
  expect(REEL_FREE.top).toBeGreaterThan(CARD_CROP);
  for (const film of FILMS.filter(({ kind }) => kind === 'reel'))
    await expect.poll(() => textsOutside(page, film, REEL_FREE)).toEqual([]);
});

test('lessons: what a thumbnail of 4:3 or 16:9 crops has no text', async ({ page }) => {
  test.slow();
  for (const film of FILMS.filter(({ kind }) => kind === 'lesson'))
    await expect.poll(() => textsOutside(page, film, LESSON_FREE)).toEqual([]);
});

test('every lesson and every reel shows its own title', async ({ page }) => {
  test.slow();
  for (const film of FILMS) {
    await page.setContent(filmPage(film));
    for (const slide of slidesOf(film).keys())
      expect((await textsOf(page, slide)).map(({ text }) => text)).toContain(titleOf(film));
  }
});
