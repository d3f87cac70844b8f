import { remotePages } from './support/remotePages.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

for (const { name, path, content } of remotePages) {
  test(`${path} of ${name} opens by URL, inside the frame`, async ({ page }) => {
    await page.goto(path);
    await expect(content(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bazaar School' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('/ redirects to /home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
});

test('the feed lists posts with pictures from Firestore', async ({ page }) => {
  await page.goto('/feed');
  const picture = page.getByRole('article').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a category opens its subcategories', async ({ page }) => {
  await page.goto('/level/categories');
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/level\/categories\/[^/]+$/);
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
});

test('the sign-in form has loaded its countries, with India selected', async ({ page }) => {
  await page.goto('/login');
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveValue('IN +91');
});

test.describe('media', () => {
  test.use({ time: 'passes' });

  test('the first reel plays', async ({ page }) => {
    await page.goto('/reel');
    await page.getByRole('button', { name: 'Play reels' }).click();
    const video = page.getByRole('article').first().locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames))
      .toBeGreaterThan(5);
  });
});

test('an unknown path shows 404 inside the frame, with a link to /home', async ({ page }) => {
  await page.goto('/nope');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
});
