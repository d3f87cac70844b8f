import type { Page } from '@playwright/test';
import { playTo } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { cards, notice, openFirst, title } from './support/lists.ts';

/** The press that has led here has started it. */
async function plays(page: Page) {
  await playTo(page, 0.5);
  await expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames),
    )
    .toBeGreaterThan(0);
}

test.describe('to a lesson', () => {
  test.use({ time: 'passes' });

  test('clicks from the business topics: lead to a playing video, and Back to the levels', async ({ page }) => {
    await page.goto('/business');
    await expect(title(page)).toHaveText('Business Topics');
    const name = await cards(page).first().locator('span').filter({ hasText: /\w/ }).first().innerText();
    await cards(page).first().click();
    // §2: the topic's name is passed in the navigation state.
    await expect(title(page)).toContainText(`Level's ${name}`);
    await expect(page).toHaveURL(/\/business\/levels\/[^/]+$/);
    await cards(page).first().click();
    await expect(page).toHaveURL(/\/levels\/[^/]+\/videos\/[^/]+/);
    await plays(page);
    await page.goBack();
    await expect(title(page)).toContainText(`Level's ${name}`);
  });

  test('clicks from the categories: lead to a playing video, and each step opens by its URL', async ({ page }) => {
    await page.goto('/level/categories');
    const urls: string[] = [];
    for (const pattern of [
      /categories\/[^/]+$/,
      /subcategories\/[^/]+$/,
      /creators\/[^/]+$/,
      /levels\/[^/]+$/,
      /\/videos\/[^/]+/,
    ]) {
      if (pattern.source.includes('videos')) await cards(page).first().click();
      else await openFirst(page, pattern);
      await expect(page).toHaveURL(pattern);
      urls.push(page.url());
    }
    await plays(page);
    for (const url of urls.slice(0, -1)) {
      await page.goto(url);
      await expect(cards(page).first()).toBeVisible();
    }
  });
});

test("Creator's: shows the count and links to the levels", async ({ page }) => {
  await page.goto('/level/categories');
  for (const pattern of [/categories\/[^/]+$/, /subcategories\/[^/]+$/, /creators\/[^/]+$/])
    await openFirst(page, pattern);
  await expect(title(page)).toContainText("Creator's");
  await expect(page.getByText(/^\d+ creators available$/)).toBeVisible();
  const count = await cards(page).count();
  await expect(page.getByText(`${count} creators available`)).toBeVisible();
  await expect(cards(page).first()).toContainText('Explore');
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/creators\/[^/]+\/levels\/[^/]+$/);
});

test('scrolling to the end of 20 categories: loads the 21st', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/level/categories');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
});

test('unknown or missing ids: show their text, one Back button and a link to other lists', async ({ page }) => {
  for (const [path, text, elsewhere] of [
    ['/level/categories/nobody', 'No subcategories found for this category.', 'See other categories'],
    [
      '/level/categories/nobody/subcategories/nothing',
      'No topics found for this subcategory.',
      'See other subcategories',
    ],
    ['/level/categories/nobody/subcategories/nothing/creators/none', 'No creators found.', 'See other topics'],
    [
      '/level/categories/nobody/subcategories/nothing/creators/none/levels/none',
      'No levels found for this topic',
      'See other creators',
    ],
    ['/business/levels/none', 'No levels found for this topic', 'See other business topics'],
    ['/level/categories/nobody/subcategories/nothing/creators', 'Missing creatorTopicId.'],
    ['/level/categories/nobody/subcategories/nothing/creators/%20', 'Missing creatorTopicId.'],
    ['/business/levels', 'No topic ID provided'],
    ['/levels/topic-001/videos', 'No level ID provided'],
  ] as const) {
    await page.goto(path);
    await expect(notice(page)).toHaveText(text);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    if (elsewhere)
      await expect(page.getByRole('main').getByRole('status').getByRole('link', { name: elsewhere })).toBeVisible();
  }
});

test('/levels: redirects to the categories', async ({ page }) => {
  await page.goto('/levels');
  await expect(page).toHaveURL('/level/categories');
});

test('the levels of a topic: are listed under What and How', async ({ page }) => {
  await page.goto('/business/levels/topic-001');
  for (const name of ['What', 'How']) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
});
