import type { Page } from '@playwright/test';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { PLAYLISTS, row as video, test } from '../../shared/testing/e2e/playlists.ts';
import { READS } from '../../shared/testing/e2e/requests.ts';
import { expect } from '../../shared/testing/e2e/site.ts';
import { expectStarted } from '../../shared/testing/e2e/started.ts';
import { timerSet, watchTimers } from './support/longTimers.ts';
import { startTranslation, TRANSLATION_MARK } from '../../shared/testing/translation.ts';

test.beforeEach(({ page }) => page.addInitScript(startTranslation, TRANSLATION_MARK));
test.afterEach(async ({ page }) => {
  await expect(page.locator('font').first()).toBeAttached();
  await expect.poll(() => staleTexts(page)).toEqual([]);
});

const staleTexts = (page: Page) => page.evaluate(() => globalThis.staleTexts?.());

test('a translated page: each further letter in the search finds what fits', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: 'Search the school' });
  const results = page.getByRole('region', { name: 'Search' }).getByRole('listitem');
  const row = results.filter({ hasText: /repair.*earn/ }).first(); // 'Pricing a repair so that you earn'
  await field.pressSequentially('repair');
  await expect(row).toContainText('repair');
  await field.pressSequentially(' prici');
  await expect(row.locator('mark', { hasText: 'Pricing' })).toBeVisible();
  await field.fill('tiffin');
  await expect(results.first()).toContainText('Tiffin');
  await expect(page).toHaveURL('/search?q=tiffin');
});

test('a translated page: the feed that was slow shows its posts', async ({ page }) => {
  await watchTimers(page);
  const posts = await gate(page, READS);
  await page.goto('/feed', { waitUntil: 'commit' });
  await timerSet(page, 1_000); // for what the document draws
  await page.clock.runFor(1_000);
  await expectStarted(page);
  await page.clock.runFor(3_000);
  await expect(page.getByText('Still loading…')).toBeVisible();
  await posts.release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Still loading…')).toBeHidden();
});

test('a translated page: the third video of a playlist is named the third', async ({ page }) => {
  await page.goto(PLAYLISTS.three);
  await expect(page.getByRole('main')).toContainText('Lesson 1 of 3');
  for (const position of [2, 3]) {
    await video(page, position).click();
    await expect(video(page, position)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('main')).toContainText(`Lesson ${position} of 3`);
  }
});
