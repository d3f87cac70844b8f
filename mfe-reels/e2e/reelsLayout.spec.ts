import type { Locator, Page } from '@playwright/test';
import { changeReels } from './support/changeReels.ts';
import { expectPlaying, expectWarm, openReels, reelAt } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** Shares of our own 9:16 films that are free of text, and how much of one a card may cut off at the top and the bottom. */
const SAFE = { bottom: 0.38, right: 0.2 };
const MAX_CROP = 0.06;

/** Phones upright and on their side, a tablet, a laptop. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 320, height: 568 },
  { width: 740, height: 360 },
  { width: 568, height: 320 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const LONG_TITLE =
  'How a repair shop that had never kept a book found out in one week which screens it should buy, and from whom';

/** Every reel has all its texts, the title far too long. */
const lengthen = (page: Page) =>
  changeReels(page, ({ fields }) => {
    fields.title = { stringValue: LONG_TITLE };
    fields.description = { stringValue: `${LONG_TITLE}. `.repeat(5) };
    fields.music = { stringValue: LONG_TITLE };
  });

for (const { width, height } of SIZES) {
  test(`${width} × ${height}: the card and its controls are in view and uncovered, on the parts of the film that have no text, and the film is whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await lengthen(page);
    await openReels(page);
    await expectPlaying(page, 0);
    const card = reelAt(page, 0);
    await expect(card).toBeInViewport({ ratio: 0.99 });
    await page.evaluate(() => document.fonts.ready);

    const { left, top, right, bottom, crop } = await filmOf(card);
    expect(crop).toBeLessThanOrEqual(MAX_CROP);
    const textTop = bottom - SAFE.bottom * (bottom - top);
    const textLeft = right - SAFE.right * (right - left);
    for (const [name, box] of await overlayOf(card)) {
      const isBesideFilm = box.left >= right || box.right <= left;
      expect
        .soft(isBesideFilm || box.top >= textTop || box.left >= textLeft, `${name} is where the film has no text`)
        .toBe(true);
      expect.soft(box.isReachable, `${name} is in view and uncovered`).toBe(true);
    }
  });
}

test('a title of more than two lines has more; then all of it can be read, until less', async ({ page }) => {
  await lengthen(page);
  await openReels(page);
  const card = reelAt(page, 0);
  const title = card.getByRole('heading', { name: LONG_TITLE });
  const lines = () =>
    title.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );
  const isCut = () => title.evaluate((element) => element.scrollHeight > element.clientHeight + 8);
  await expect.poll(lines).toBe(2);
  await expect.poll(isCut).toBe(true);
  await expectPlaying(page, 0);
  const more = card.getByRole('button', { name: 'more' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect.poll(lines).toBeGreaterThan(2);
  await expect.poll(isCut).toBe(false);
  await expectPlaying(page, 0); // the press was the button's own
  await page.setViewportSize({ width: 740, height: 360 }); // on its side there is little room: the button must not end up below others
  await card.getByRole('button', { name: 'less' }).click();
  await expect.poll(lines).toBe(2);
});

test('no play triangle lies behind Play reels, and short texts have no more', async ({ page }) => {
  await page.goto('/reel');
  await expectWarm(page, 0);
  await expect(page.getByRole('button', { name: 'Play reels' })).toBeVisible();
  const icons = () =>
    reelAt(page, 0)
      .locator('svg')
      .evaluateAll((all) => all.filter((icon) => !icon.closest('button')).length);
  expect(await icons()).toBe(0);
  await expect(reelAt(page, 0).getByRole('button', { name: 'more' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play reels' }).click();
  await expectPlaying(page, 0);
  await reelAt(page, 0).getByRole('button', { name: 'Pause' }).click();
  await expect.poll(icons).toBe(1);
});

/** Where the whole film would be, with what the card cuts off, and how much that is at one end. */
const filmOf = (card: Locator) =>
  card.locator('video').evaluate((video: HTMLVideoElement) => {
    const box = video.getBoundingClientRect();
    const scale = Math.max(box.width / video.videoWidth, box.height / video.videoHeight);
    const width = video.videoWidth * scale;
    const height = video.videoHeight * scale;
    const left = box.left - (width - box.width) / 2;
    const top = box.top - (height - box.height) / 2;
    const crop = Math.max((width - box.width) / width, (height - box.height) / height) / 2;
    return { left, top, right: left + width, bottom: top + height, crop };
  });

/** All that lies over the film, by name: whether a press in its middle reaches it, too. */
const overlayOf = (card: Locator) =>
  card.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('h2, p, button, input, [aria-hidden=true] > span')].map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isReachable = top >= 0 && bottom <= innerHeight && (part.contains(found) || part.tagName === 'SPAN');
      return [
        part.getAttribute('aria-label') ?? part.textContent?.slice(0, 20) ?? '',
        { left, top, right, bottom, isReachable },
      ] as const;
    }),
  );
