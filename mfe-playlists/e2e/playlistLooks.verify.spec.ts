import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { expectFineInEveryLook } from '../../shared/testing/e2e/everyLook.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { loaded, playTo, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { LOOKS, setLook, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { end, expect, list, PLAYLISTS, playOut, row, test, upNext } from '../../shared/testing/e2e/playlists.ts';

test.use({ time: 'passes' }); // videos play

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('list').getByRole('link');

/** Scrolled, a control partly below the header would be reported as too small a target. */
async function expectFineFromTop(page: Page, state: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectFineInEveryLook(page, state);
}

test('all pages: have no accessibility violations in any look', async ({ page }) => {
  await setLook(page, LOOKS[0]!);
  for (const path of ['/creators', PLAYLISTS.topics, PLAYLISTS.playlists]) {
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    await expectFineFromTop(page, path);
  }
});

test('a playlist in every state of its player: has no accessibility violations in any look', async ({ page }) => {
  await setLook(page, LOOKS[0]!);
  await page.goto(PLAYLISTS.broken);
  await loaded(page);
  await expectFineFromTop(page, 'playlist player');
  await pressPlay(page);
  await playOut(page);
  await expect(upNext(page)).toBeVisible();
  await expectFineFromTop(page, 'up next');
  await row(page, 3).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFineFromTop(page, 'unavailable');
  await row(page, 4).click();
  await playTo(page, 0.1);
  await playOut(page);
  await expect(end(page)).toBeVisible();
  await expectFineFromTop(page, 'end of the playlist');
});

test('a countdown: has no accessibility violations', async ({ page }) => {
  await page.goto(PLAYLISTS.three);
  await loaded(page);
  await pressPlay(page);
  await playOut(page);
  await expect(upNext(page)).toBeVisible();
  await hideTab(page, true); // pauses the countdown
  await expectNoViolations(page, 'countdown');
});

test('320 px: everything fits, the card too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/creators', PLAYLISTS.topics, PLAYLISTS.playlists, PLAYLISTS.three]) {
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => sidewaysScroll(page), path).toBe(0);
  }
  await loaded(page);
  await pressPlay(page);
  await playOut(page);
  await expect(upNext(page)).toBeVisible();
  const box = (await video(page).boundingBox())!;
  for (const name of ['Play now', 'Cancel']) {
    const button = (await upNext(page).getByRole('button', { name }).boundingBox())!;
    expect(button.height).toBeGreaterThanOrEqual(44);
    expect(button.y + button.height).toBeLessThanOrEqual(box.y + box.height);
  }
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test('Tab: moves from Back and what the school is through the player and the switch to the videos', async ({
  page,
}) => {
  await page.goto(PLAYLISTS.three);
  await loaded(page);
  await main(page).getByRole('button', { name: 'Back' }).focus();
  // '.': the creator and the topic, whatever their names.
  const tabOrder = [
    'Bazaar School: ',
    'Seek',
    'Play',
    'Restart',
    'Mute',
    'Volume',
    'Captions',
    'Settings',
    'Picture in picture',
    'Theatre mode',
    'Full screen',
    'Creators',
    '.',
    '.',
    'Transcript',
    'Share',
    'Save lesson',
    'Save playlist',
    'Autoplay next',
    'Sharpen the saw',
    'Say the price',
    'Stock the shelf',
  ];
  for (const name of tabOrder) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(new RegExp(`^(\\d+ )?${name}`));
    await expect(focused).toBeInViewport();
  }
  await expect(list(page)).toBeVisible();
});
