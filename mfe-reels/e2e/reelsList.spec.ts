import { denied, empty, stopped } from '../../shared/testing/e2e/answers.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { expectPlaying, expectPreloaded, openReels, reelAt, scrollReels } from '../../shared/testing/e2e/reels.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { changeReels } from './support/changeReels.ts';

test.use({ time: 'passes' });

/** The seed: 64 reels, two of them without a stream. */
const PLAYABLE = 62;
const MAX_MEDIA_ELEMENTS = 5;

test('all playable reels load page by page, those without a stream are skipped, and the end shows a message', async ({
  page,
}) => {
  await openReels(page);
  const feed = page.getByRole('feed', { name: 'Reels' });
  await expect(feed.getByRole('article')).toHaveCount(10);
  for (let count = 0; count < 12 && (await page.getByText('No more reels to load').count()) === 0; count += 1) {
    const before = await feed.getByRole('article').count();
    await scrollReels(page, 'end');
    await expect
      .poll(
        async () =>
          (await feed.getByRole('article').count()) > before ||
          (await page.getByText('No more reels to load').count()) > 0,
      )
      .toBe(true);
  }
  await expect(feed.getByRole('article')).toHaveCount(PLAYABLE);
  await scrollReels(page, 'end');
  await expect(page.getByText('No more reels to load')).toBeInViewport();
  await expect(reelAt(page, PLAYABLE - 1)).toHaveAttribute('aria-setsize', String(PLAYABLE));
  await expectPlaying(page, PLAYABLE - 1);
  await expect.poll(() => page.locator('video').count()).toBeLessThanOrEqual(MAX_MEDIA_ELEMENTS);
});

test('the next page loads: the visible reel does not move', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  await scrollReels(page, 'end');
  await expect(page.getByRole('article')).not.toHaveCount(10);
  await expectPlaying(page, 9);
  await expect(reelAt(page, 9)).toBeInViewport({ ratio: 0.8 });
});

test('a link opens its reel, on the first page or beyond it; the URL follows the visible reel', async ({ page }) => {
  await openReels(page, '?reel=reel-004');
  await expectPlaying(page, 3);
  await page.keyboard.press('ArrowDown');
  await expectPlaying(page, 4);
  await expect(page).toHaveURL('/reel?reel=reel-005');
  await page.reload();
  await expect(reelAt(page, 4)).toBeInViewport({ ratio: 0.8 });

  await openReels(page, '?reel=reel-050');
  await expectPlaying(page, 0);
  await expect(page).toHaveURL('/reel?reel=reel-050');
});

test('a link to an unknown reel: the first reel opens, and the id is removed from the URL and from the history', async ({
  page,
}) => {
  await page.goto('/home');
  await page.goto('/reel?reel=no-such-reel');
  await expect(reelAt(page, 0)).toBeVisible();
  await expect(page).toHaveURL(/\/reel(\?reel=reel-001)?$/);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('pages without a playable reel: the next ones load automatically', async ({ page }) => {
  await changeReels(page, ({ fields }, pageIndex) => {
    if (pageIndex >= 1 && pageIndex <= 3) delete fields.videoStreamId;
  });
  await openReels(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await scrollReels(page, 'end');
  await expect(page.getByRole('article')).not.toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('ten pages in a row without a playable reel: Load more is shown, and continues', async ({ page }) => {
  let isBroken = true;
  const pages = await changeReels(
    page,
    (document, pageIndex) => {
      if (isBroken && pageIndex > 0) delete document.fields.videoStreamId;
    },
    { isEndless: true },
  );
  await openReels(page);
  await scrollReels(page, 'end');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  expect(pages()).toBe(11);
  isBroken = false;
  await more.click();
  await expect(page.getByRole('article')).not.toHaveCount(10);
});

test('no reel on the first eleven pages: only Load more is shown, and finds them', async ({ page }) => {
  let isBroken = true;
  await changeReels(page, ({ fields }) => isBroken && delete fields.videoStreamId, { isEndless: true });
  await page.goto('/reel');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  isBroken = false;
  await more.click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('no reels: a message is shown, and Try Again loads them', async ({ page }) => {
  const reels = await gate(page, database('reel-shorts'), empty);
  await page.goto('/reel');
  await expect(page.getByText('No reels available')).toBeVisible();
  await reels.release();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('F31: the database cannot be reached: an error is shown, not the empty message', async ({ page }) => {
  const reels = await gate(page, database('reel-shorts'), stopped);
  await page.goto('/reel');
  await expect(page.getByRole('alert')).toContainText('Error fetching reels');
  await expect(page.getByText('No reels available')).toHaveCount(0);
  await reels.release();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('more reels could not be loaded: the loaded ones stay, and Try Again loads the rest', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  const reels = await gate(page, database('reel-shorts'), denied);
  await scrollReels(page, 'end');
  await expect(page.getByText('More reels could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await reels.release();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(10);
});

test('the reels have no accessibility violation in any look', async ({ page }) => {
  await setLook(page, LOOKS[0]!);
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  for (const look of LOOKS) {
    await setLook(page, look);
    await expectNoViolations(page, `reels, ${look.theme}, ${look.width} px`);
  }
});
