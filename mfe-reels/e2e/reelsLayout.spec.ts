import type { Locator, Page } from '@playwright/test';
import { changeReels } from './support/changeReels.ts';
import { coveredParts } from '../../shared/testing/e2e/controls.ts';
import { expectPlaying, expectPreloaded, openReels, reelAt, scrollReels } from '../../shared/testing/e2e/reels.ts';
import { meetingControls } from '../../shared/testing/meetingControls.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';

test.use({ time: 'passes' });

/** Shares of our own 9:16 videos that are free of text, and how much of one a card may crop at the top and the bottom. */
const SAFE = { bottom: 0.38, right: 0.2 };
const MAX_CROP = 0.06;

/** Phones in portrait and in landscape, a tablet, a laptop. */
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

/** Gives every reel all its texts, with a title that is far too long. */
const lengthen = (page: Page, title = LONG_TITLE) =>
  changeReels(page, ({ fields }) => {
    fields.title = { stringValue: title };
    fields.description = { stringValue: `${title}. `.repeat(5) };
    fields.music = { stringValue: title };
  });

test('the footer below the reels stays visible while more of them are loading', async ({ page }) => {
  const nextPage = await gate(page, database('reel-shorts', '"startAt"'));
  await openReels(page);
  await scrollReels(page, 'end');
  await expect(page.getByRole('feed', { name: 'Reels' })).toHaveAttribute('aria-busy', 'true');
  await expect
    .poll(() => page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).opacity))
    .toBe('1');
  await nextPage.release();
});

test('at any size: the card and its controls are visible and cover no text of the video, which is not cropped', async ({
  page,
}) => {
  // They lie on the drawing, above these 38 % (captions.spec.ts).
  await page.addInitScript(() => localStorage.setItem('bazaar.reelCaptions', 'false'));
  await lengthen(page);
  await openReels(page);
  await expectPlaying(page, 0);
  await page.evaluate(() => document.fonts.ready);
  const card = reelAt(page, 0);
  const problems = async () => {
    const { left, top, right, bottom, crop } = await videoOf(card);
    const textTop = bottom - SAFE.bottom * (bottom - top);
    const textLeft = right - SAFE.right * (right - left);
    const found = crop > MAX_CROP ? [`cropped by ${crop}`] : [];
    for (const [name, box] of await overlayOf(card)) {
      const isBesideVideo = box.left >= right || box.right <= left;
      if (!isBesideVideo && box.top < textTop && box.left < textLeft) found.push(`${name} covers text of the video`);
      if (!box.isReachable) found.push(`${name} is hidden or covered`);
    }
    return found;
  };
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(card).toBeInViewport({ ratio: 0.99 });
    await expect.poll(problems, `${width} × ${height}`).toEqual([]);
  }
});

test('a title of more than two lines is cut off: "more" shows all of it, "less" cuts it off again', async ({
  page,
}) => {
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
  await expectPlaying(page, 0); // the click did not reach the reel
  await page.setViewportSize({ width: 740, height: 360 }); // in landscape there is little room: the button must not end up below others
  await card.getByRole('button', { name: 'less' }).click();
  await expect.poll(lines).toBe(2);
});

for (const [language, title] of [
  ['English', LONG_TITLE],
  ['Hindi', 'दुकानदार ने कैसे एक हफ़्ते में जाना कि कौन सी स्क्रीन ख़रीदनी है और किससे'],
] as const)
  test(`400 % zoom, a long title in ${language} and all other texts: nothing lies over anything`, async ({ page }) => {
    await lengthen(page, title);
    await page.setViewportSize({ width: 320, height: 256 });
    await openReels(page);
    const card = reelAt(page, 0);
    await expect(card.getByRole('button', { name: 'more' })).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(3);
    await expect
      .poll(async () => [...(await coveredParts(page)), ...(await card.evaluate(meetingControls))])
      .toEqual([]);
  });

test('no play icon lies behind Play reels, and a short title has no "more"', async ({ page }) => {
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await expect(page.getByRole('button', { name: 'Play reels' })).toBeVisible();
  const icons = () =>
    reelAt(page, 0)
      .locator('svg')
      .evaluateAll((all) => all.filter((icon) => !icon.closest('button')).length);
  await expect.poll(() => icons()).toBe(0);
  await expect(reelAt(page, 0).getByRole('button', { name: 'more' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play reels' }).click();
  await expectPlaying(page, 0);
  await reelAt(page, 0).getByRole('button', { name: 'Pause' }).click();
  await expect.poll(icons).toBe(1);
});

test('at any size: nothing lies over a link, a button or a text of a reel that is a part of a lesson', async ({
  page,
}) => {
  await openReels(page);
  const card = reelAt(page, 0);
  await expect(card.getByRole('link')).toHaveCount(3); // the maker's page, the lesson, the topic
  const ofTheReel = async () => [...(await coveredParts(page)), ...(await card.evaluate(meetingControls))];
  for (const { width, height } of [...SIZES, { width: 320, height: 256 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize({ width, height });
    await expect(card).toBeInViewport({ ratio: 0.7 });
    await expect.poll(ofTheReel, `${width} × ${height}`).toEqual([]);
    for (const link of await card.getByRole('link').all())
      await expect.poll(async () => (await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(43.5);
  }
});

/** The box of the whole video, including what the card crops, and the share that is cropped at one end. */
const videoOf = (card: Locator) =>
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

/** The name and box of everything that lies over the video, and whether a click in its middle reaches it. */
const overlayOf = (card: Locator) =>
  card.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('h2, p, a, button, input, [aria-hidden=true] > span')].map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isReachable = top >= 0 && bottom <= innerHeight && (part.contains(found) || part.tagName === 'SPAN');
      return [
        part.getAttribute('aria-label') ?? part.textContent?.slice(0, 20) ?? '',
        { left, top, right, bottom, isReachable },
      ] as const;
    }),
  );
