import { missing } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { buttonOf, expectImage, FIRST, IMAGE_MS, LAST, openFeed, SECOND, TICK_MS, viewer } from './support/stories.ts';

test.use({ time: 'passes' }); // each test stops it itself

const HOLD_AFTER_MS = 300;
/** The pictures of stories, of which the first is a post’s too. */
const STORY_IMAGE = /story-[\d-]+|post-(?:07|10)/;

test('each image is shown for five seconds, then the next one, then the next story', async ({ page }) => {
  await openFeed(page);
  await buttonOf(page, FIRST).click();
  await expectImage(page, FIRST, 1, 2);
  await page.clock.runFor(IMAGE_MS - 2 * TICK_MS);
  await expectImage(page, FIRST, 1, 2);
  await page.clock.runFor(3 * TICK_MS);
  await expectImage(page, FIRST, 2, 2);
  await page.clock.runFor(IMAGE_MS + TICK_MS);
  await expectImage(page, SECOND, 1, 3);
  await expect(page).toHaveURL(/\?story=/);
});

test('after the last image of the last story the viewer closes, and the story is marked as seen', async ({ page }) => {
  await openFeed(page);
  const last = buttonOf(page, LAST);
  await expect(last).toHaveAccessibleName(LAST);
  await last.click();
  for (const image of [1, 2, 3]) {
    await expectImage(page, LAST, image, 3);
    await page.clock.runFor(IMAGE_MS + TICK_MS);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/feed');
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleName(`${LAST}, seen`);
  await page.clock.resume();
  await page.reload();
  await expect(last).toHaveAccessibleName(`${LAST}, seen`);
});

test('pause, a held press and a hidden tab stop the five seconds, which then continue', async ({ page }) => {
  await openFeed(page);
  await buttonOf(page, FIRST).click();
  await expectImage(page, FIRST, 1, 2);
  await page.clock.runFor(3_000);

  await viewer(page, FIRST).getByRole('button', { name: 'Pause story' }).click();
  await page.clock.runFor(60_000);
  await expectImage(page, FIRST, 1, 2);
  await viewer(page, FIRST).getByRole('button', { name: 'Play story' }).click();

  await hideTab(page, true);
  await page.clock.runFor(60_000);
  await hideTab(page, false);
  await expectImage(page, FIRST, 1, 2);

  const picture = (await viewer(page, FIRST).getByRole('img').boundingBox())!;
  await page.mouse.move(picture.x + picture.width * 0.9, picture.y + picture.height / 2);
  await page.mouse.down();
  await page.clock.runFor(60_000);
  await expectImage(page, FIRST, 1, 2);
  await page.mouse.up();

  // The timer ran on until the press counted as held.
  await page.clock.runFor(2_000 - HOLD_AFTER_MS - 3 * TICK_MS);
  await expectImage(page, FIRST, 1, 2);
  await page.clock.runFor(6 * TICK_MS);
  await expectImage(page, FIRST, 2, 2);
});

test('a tap on the left goes back, on the right goes on, in the centre pauses; a swipe down closes', async ({
  page,
}) => {
  await openFeed(page);
  await buttonOf(page, FIRST).click();
  await expectImage(page, FIRST, 1, 2);
  const tap = async (share: number) => {
    const { width, height } = page.viewportSize()!;
    const frame = Math.min(width, (height * 9) / 16);
    await page.mouse.click((width - frame) / 2 + frame * share, height / 2);
  };
  await tap(0.9);
  await expectImage(page, FIRST, 2, 2);
  await tap(0.9);
  await expectImage(page, SECOND, 1, 3);
  await tap(0.1);
  await expectImage(page, FIRST, 2, 2);
  await tap(0.5);
  await expect(page.getByRole('button', { name: 'Play story' })).toBeVisible();
  await tap(0.5);
  await expect(page.getByRole('button', { name: 'Pause story' })).toBeVisible();

  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height / 3);
  await page.mouse.down();
  await page.mouse.move(width / 2, height / 3 + 150, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('by keyboard: arrows change the image, space pauses, Escape closes; focus on a control stops the timer; the focus returns', async ({
  page,
}) => {
  await openFeed(page);
  await buttonOf(page, FIRST).focus();
  await page.keyboard.press('Enter');
  await expectImage(page, FIRST, 1, 2);
  await expect(page.getByRole('heading', { name: FIRST })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectImage(page, FIRST, 2, 2);
  await page.keyboard.press('ArrowLeft');
  await expectImage(page, FIRST, 1, 2);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play story' })).toBeVisible();
  await page.keyboard.press('Space');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play story' })).toBeFocused();
  await page.clock.runFor(60_000);
  await expectImage(page, FIRST, 1, 2);
  await page.keyboard.press('Enter');
  await page.clock.runFor(IMAGE_MS + TICK_MS);
  await expectImage(page, FIRST, 2, 2);
  for (const name of ['Close story', 'Previous image', 'Next image']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(buttonOf(page, FIRST)).toBeFocused();
  await expect(page).toHaveURL('/feed');
});

test('the open story is in the URL: Back closes it, a link opens it, closing that stays on /feed', async ({ page }) => {
  await openFeed(page);
  await buttonOf(page, SECOND).click();
  await expect(viewer(page, SECOND)).toBeVisible();
  const link = page.url();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/feed');

  await page.clock.resume();
  await page.goto(link);
  await expect(viewer(page, SECOND)).toBeVisible();
  await page.getByRole('button', { name: 'Close story' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/feed');
});

test('under reduced motion a story does not advance by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFeed(page);
  await buttonOf(page, FIRST).click();
  await expectImage(page, FIRST, 1, 2);
  await page.clock.runFor(60_000);
  await expectImage(page, FIRST, 1, 2);
});

test('F55: an image cannot be loaded: Image Error is shown, and the story goes on', async ({ page }) => {
  await gate(page, /post-03\/public/, missing);
  await openFeed(page);
  await buttonOf(page, FIRST).click();
  await expect(viewer(page, FIRST).getByText('Image Error')).toBeVisible();
  await page.clock.runFor(IMAGE_MS + TICK_MS);
  await expectImage(page, FIRST, 2, 2);
});

test('the next two images and the first of the next story are preloaded', async ({ page }) => {
  const requested: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/public') && requested.push(STORY_IMAGE.exec(request.url())?.[0] ?? ''),
  );
  await openFeed(page);
  await buttonOf(page, SECOND).click();
  await expectImage(page, SECOND, 1, 3);
  await expect.poll(() => requested.filter(Boolean)).toEqual(['post-07', 'story-07-2', 'story-07-3', 'post-10']);
});
