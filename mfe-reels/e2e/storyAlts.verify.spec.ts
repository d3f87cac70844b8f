import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** The seed: a story of three images whose last has no description, one in Hindi, and one without descriptions. */
const PARTLY = 'New tools at the shop';
const HINDI = 'बारिश के बाद दीवार';
const WITHOUT = 'A morning of parcels';

async function openStory(page: Page, title: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/feed');
  await page
    .getByRole('region', { name: 'Stories' })
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true);
  return { image: viewer.getByRole('img'), spoken: viewer.locator('[aria-live="polite"]') };
}

test('each image is named by its description, and a screen reader is told it when the image changes', async ({
  page,
}) => {
  const { image, spoken } = await openStory(page, PARTLY);
  await expect(spoken).toHaveText(/^Image 1 of 3\s+A drawing of a wrench, between/);
  await expect(image).toHaveAccessibleName(/^A drawing of a wrench, between a screwdriver and a parcel\./);
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toHaveText(/^Image 2 of 3\s+A drawing of a screwdriver/);
  await expect(image).toHaveAccessibleName(/^A drawing of a screwdriver/);
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveAccessibleName('Image 3 of 3, without a description');
  await expect(spoken).toHaveText('Image 3 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toHaveText(/^\s*My first bill\s+Image 1 of 4\s+A drawing of an open account book/);
  await expectNoViolations(page, 'described story');
});

test('a description in Hindi is marked as Hindi, at the image and where it is told', async ({ page }) => {
  const { image, spoken } = await openStory(page, HINDI);
  await expect(image).toHaveAccessibleName(/^चित्र: बीच में पेंट का ब्रश/);
  await expect(image).toHaveAttribute('lang', 'hi');
  await expect(spoken.locator('bdi')).toHaveAttribute('lang', 'hi');
  await expectNoViolations(page, 'story in Hindi');
});

test('a story without descriptions: each image says which one it is', async ({ page }) => {
  const { image, spoken } = await openStory(page, WITHOUT);
  await expect(image).toHaveAccessibleName('Image 1 of 3, without a description');
  await expect(spoken).toHaveText('Image 1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveAccessibleName('Image 2 of 3, without a description');
});
