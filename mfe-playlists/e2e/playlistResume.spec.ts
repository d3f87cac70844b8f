import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { loaded, playTo, pressPlay, timeOf } from '../../shared/testing/e2e/levelPage.ts';
import { expect, heading, PLAYLISTS, playOut, row, test, upNext } from '../../shared/testing/e2e/playlists.ts';
import { expectFromStart, open, plays, toFirstCard } from './support/playing.ts';

test.use({ time: 'passes' }); // videos play

test.describe('resuming', () => {
  test('a reload in the middle, and opening the playlist again: resumes the video', async ({ page }) => {
    await open(page, `${PLAYLISTS.seeded}?video=clip-111`);
    await loaded(page);
    await page.keyboard.press('3');
    await pressPlay(page);
    await playTo(page, 11);
    await page.getByRole('button', { name: 'Pause' }).click();
    const leftAtS = await timeOf(page);
    await page.reload();
    await loaded(page);
    await expect(page).toHaveURL(/video=clip-111$/);
    await expect.poll(async () => Math.abs((await timeOf(page)) - leftAtS)).toBeLessThan(2);
    await open(page, PLAYLISTS.seeded);
    await expect(page).toHaveURL(/video=clip-111$/);
    await expect.poll(async () => Math.abs((await timeOf(page)) - leftAtS)).toBeLessThan(2);
  });

  test('the last video was watched to its end: the playlist opens with the next', async ({ page }) => {
    await toFirstCard(page);
    await open(page);
    await expect(page).toHaveURL(/video=test-three-2$/);
  });

  test('a selected row: resumes its video; the next video by itself: starts at 0:00', async ({ page }) => {
    await open(page, `${PLAYLISTS.three}?video=test-three-2`);
    await loaded(page);
    await page.keyboard.press('5');
    await expect(row(page, 2)).toContainText('50 percent watched');
    await row(page, 1).click();
    await plays(page, 1, 0.3);
    await row(page, 2).click();
    await plays(page, 2, 6);
    await row(page, 1).click();
    await plays(page, 1, 0.3);
    await playOut(page);
    await upNext(page).getByRole('button', { name: 'Play now' }).click();
    await plays(page, 2, 0.1);
    await expectFromStart(page);
  });

  test('a video that is not in the playlist: the URL is corrected without a history entry', async ({ page }) => {
    await page.goto('/creators');
    await open(page, `${PLAYLISTS.three}?video=nowhere`);
    await expect(page).toHaveURL(/\?video=test-three-1$/);
    await page.goBack();
    await expect(page).toHaveURL('/creators');
  });

  test('progress in a playlist: is shown in Continue watching, and links back to the video', async ({ page }) => {
    await open(page, `${PLAYLISTS.three}?video=test-three-2`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Three short videos' })).toBeVisible(); // the name may load after the videos
    await pressPlay(page);
    await playTo(page, 1);
    await page.getByRole('banner').getByRole('link').first().click();
    const card = page.getByRole('region', { name: 'Continue watching' }).getByRole('link', { name: 'Say the price' });
    await expect(card).toContainText('Three short videos');
    await expect(card).toContainText(/0:0\d of 0:1\d/);
    await expect(card.locator('img')).toHaveAttribute('src', /poster-lesson-01/);
    await card.click();
    await expect(page).toHaveURL(`${PLAYLISTS.three}?video=test-three-2`);
    await playTo(page, 1);
  });
});

test.describe('with the keyboard', () => {
  test('the focus: moves from the controls to the card and stays in the player', async ({ page }) => {
    await open(page);
    await loaded(page);
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await playOut(page);
    await expect(upNext(page).getByRole('button', { name: 'Play now' })).toBeFocused();
    await hideTab(page, true); // pauses the countdown
    await page.keyboard.press('Tab');
    await expect(upNext(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /^Video player: / })).toBeFocused();
  });

  test('the focus in the list: stays there when the card appears', async ({ page }) => {
    await open(page);
    await loaded(page);
    await pressPlay(page);
    await row(page, 3).focus();
    await playOut(page);
    await expect(upNext(page)).toBeVisible();
    await expect(row(page, 3)).toBeFocused();
  });

  test('Escape after several videos: leaves the page', async ({ page }) => {
    await open(page);
    await row(page, 2).click();
    await expect(page).toHaveURL(/video=test-three-2$/);
    await expect(row(page, 2)).toHaveAttribute('aria-current', 'true');
    await heading(page).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(PLAYLISTS.playlists);
  });
});
