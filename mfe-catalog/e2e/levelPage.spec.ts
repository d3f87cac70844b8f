import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { denied } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import {
  isPaused,
  LEVELS,
  loaded,
  openLevel,
  playlist,
  playTo,
  pressPlay,
  video,
} from '../../shared/testing/e2e/levelPage.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { filmsOfLevel } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { titleOf } from '../../shared/tools/studio/films.ts';

test.describe('the URL', () => {
  test('without a video: the first of the page is selected and the URL names it', async ({ page }) => {
    await openLevel(page);
    await expect(page).toHaveURL(/\?page=1&video=video-002$/);
    await expect(playlist(page).getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  });

  test('with a video: that video is selected', async ({ page }) => {
    await openLevel(page, `${LEVELS.onePage}?page=1&video=video-302`);
    const second = playlist(page).getByRole('link').nth(1);
    await expect(second).toHaveAttribute('aria-current', 'true');
    const name = titleOf(filmsOfLevel(LEVELS.onePage)[1]!);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(second).toContainText(name);
  });

  test('with a page and a video that are not there: is corrected without a history entry', async ({ page }) => {
    await page.goto('/level/categories');
    await openLevel(page, `${LEVELS.onePage}?page=7&video=gone`);
    await expect(page).toHaveURL(/\?page=1&video=video-002$/);
    await page.goBack();
    await expect(page).toHaveURL('/level/categories');
  });

  test('without a level: No level ID provided, and Back', async ({ page }) => {
    await page.goto('/levels/topic-002/videos');
    await expect(page.getByRole('alert')).toContainText('No level ID provided');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/business/levels/topic-002');
  });

  test('a page without videos: is named and links to a page with videos', async ({ page }) => {
    await page.goto(`${LEVELS.pagesOneAndThree}?page=2`);
    await expect(page.getByRole('status').filter({ hasText: 'No videos found for page 2' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Page 2' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to page 1' }).click();
    await expect(page).toHaveURL(/page=1&video=/);
  });
});

test.describe('the pages', () => {
  test('a page without videos: cannot be selected and says why', async ({ page }) => {
    await openLevel(page, LEVELS.pagesOneAndThree);
    const second = page.getByRole('tab', { name: 'Page 2' });
    await expect(second).toHaveAttribute('aria-disabled', 'true');
    await expect(second).toHaveAccessibleDescription('No videos');
    await second.click({ force: true });
    await expect(page).toHaveURL(/page=1/);
    await expect(page.getByRole('tab', { name: 'Page 3' })).toHaveAttribute('aria-disabled', 'false');
  });

  test('another page: starts with its first video', async ({ page }) => {
    await openLevel(page, `${LEVELS.threePages}?page=1&video=video-001`);
    await page.getByRole('tab', { name: 'Page 3' }).click();
    await expect(page).toHaveURL(/\?page=3&video=video-601$/);
    await expect(page.getByRole('tab', { name: 'Page 3' })).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\?page=1&video=video-001$/);
  });

  test('arrows and End: move the focus among the tabs; Enter selects', async ({ page }) => {
    await openLevel(page, LEVELS.threePages);
    const tab = (number: number) => page.getByRole('tab', { name: `Page ${number}` });
    await expect(tab(2)).toHaveAttribute('aria-disabled', 'false');
    await tab(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(2)).toBeFocused();
    await expect(page).toHaveURL(/page=1/);
    await page.keyboard.press('End');
    await expect(tab(3)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2&video=video-301$/);
  });

  test('Space after the browser’s Back: does not select the previous tab again', async ({ page }) => {
    await openLevel(page, `${LEVELS.threePages}?page=1&video=video-001`);
    await page.getByRole('tab', { name: 'Page 3' }).click();
    await expect(page.getByRole('tab', { name: 'Page 3' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Page 1' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Page 1' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('tab', { name: 'Page 1' })).toBeFocused();
    await expect(page).toHaveURL(/\?page=1&video=video-001$/);
    await expect(page.getByRole('tab', { name: 'Page 2' })).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/page=2/);
  });
});

test.describe('with a playing video', () => {
  test.use({ time: 'passes' });

  test('F42: a page that cannot be queried stays disabled and can be tried again while the video plays', async ({
    page,
  }) => {
    const videos = await gate(page, database('level-videos-new'), denied);
    await page.goto(LEVELS.threePages);
    await expect(page.getByRole('alert')).toContainText('Error fetching videos');
    await expect(page.getByText('Page 2 could not be loaded.')).toBeVisible();
    await videos.release();
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expect(video(page)).toBeVisible();
    await expect(page.getByText('Page 2 could not be loaded.')).toBeVisible();
    await pressPlay(page);
    await playTo(page, 0.3);
    await page.getByRole('tabpanel').or(page.getByRole('status')).getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('tab', { name: 'Page 2' })).toHaveAttribute('aria-disabled', 'false');
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('a selected video: starts by itself in the same player', async ({ page }) => {
    await openLevel(page);
    await loaded(page);
    const element = await video(page).elementHandle();
    await playlist(page).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/video=video-602$/);
    await playTo(page, 0.3);
    await expect.poll(() => video(page).evaluate((now, before) => now === before, element)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/video=video-002$/);
    await expect.poll(() => isPaused(page)).toBe(true);
  });

  test('the current row: is scrolled into view in its list; the page does not scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 340 });
    await openLevel(page, `${LEVELS.onePage}?page=1&video=video-602`);
    await expect.poll(() => playlist(page).evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('a row: shows the duration and the share watched', async ({ page }) => {
    await openLevel(page);
    const row = playlist(page).getByRole('link').first();
    await expect(row).toContainText(/\d:\d\d/);
    await pressPlay(page);
    await playTo(page, 1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(row).toContainText(/\d+ percent watched/);
  });

  test('the level page, the menu and the shortcuts have no accessibility violations in any look', async ({ page }) => {
    const inEachLook = async (name: string) => {
      for (const look of LOOKS) {
        await setLook(page, look);
        await expectNoViolations(page, `${name}, ${look.theme}, ${look.width} px`);
      }
    };
    await openLevel(page);
    await loaded(page);
    await inEachLook('level page');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('group', { name: 'Settings' })).toBeVisible();
    await inEachLook('player menu');
    await page.getByRole('button', { name: 'Show all shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await inEachLook('shortcuts');
  });
});

test.describe('Back', () => {
  test('several videos were selected: one press leaves the page', async ({ page }) => {
    await page.goto('/level/categories');
    await openLevel(page);
    await playlist(page).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/video=video-302$/);
    await expect(playlist(page).getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
    await playlist(page).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/video=video-602$/);
    await expect(playlist(page).getByRole('link').nth(2)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/business/levels/topic-002');
  });
});
