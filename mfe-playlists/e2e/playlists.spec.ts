import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { portal, stopped } from '../../shared/testing/e2e/answers.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { isPaused, loaded, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import { expect, heading, list, PLAYLISTS, row, test } from '../../shared/testing/e2e/playlists.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { expectSaved } from '../../shared/testing/e2e/stored.ts';

const VIDEOS = database('playlist-videos-new');
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('list').getByRole('link');

test.describe('direct navigation', () => {
  test('topics and playlists: have the names of their cards', async ({ page }) => {
    await page.goto('/creators');
    const creator = (await cards(page).first().innerText()).split('\n')[0]!;
    await page.goto(PLAYLISTS.topics);
    await expect(heading(page)).toHaveText(creator);
    const topic = await cards(page).first().innerText();
    await page.goto(PLAYLISTS.playlists);
    await expect(heading(page)).toContainText(topic);
    await main(page).getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(PLAYLISTS.topics);
    await expect(heading(page)).toHaveText(creator);
    await main(page).getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/creators');
  });

  test('without a playlist: No playlist ID provided, and Back', async ({ page }) => {
    await page.goto(`${PLAYLISTS.playlists}/videos`);
    await expect(page.getByRole('alert')).toContainText('No playlist ID provided');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(PLAYLISTS.playlists);
  });

  test('a playlist without videos: shows the text for an empty list', async ({ page }) => {
    await page.goto(PLAYLISTS.none);
    await expect(page.getByRole('status').filter({ hasText: 'No videos found in this playlist' })).toBeVisible();
  });
});

test('F33: a captive portal answers for the database: an error is shown, never an empty playlist', async ({ page }) => {
  await gate(page, VIDEOS, portal);
  await page.goto(PLAYLISTS.three);
  await expect(page.getByRole('alert')).toContainText('Error fetching videos');
});

test('F34: a database that hangs: Still loading after 4 s, an error after 10 s', async ({ page }) => {
  const videos = await gate(page, VIDEOS);
  await page.goto('/about');
  await goInside(page, PLAYLISTS.three);
  await videos.requested();
  const stillLoading = page.getByRole('status').filter({ hasText: 'Still loading…' });
  await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible();
  await page.clock.runFor(3_900);
  await expect(stillLoading).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(stillLoading).toBeVisible();
  await expectNoViolations(page, 'playlist loading');
  await page.clock.runFor(5_900);
  await expect(stillLoading).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByRole('alert')).toContainText('Error fetching videos');
});

test('F38, F39: an outage after a visit: shows the saved list as outdated, until the network is back', async ({
  page,
  context,
}) => {
  await page.goto(PLAYLISTS.three);
  await expect(row(page, 3)).toBeVisible();
  await expectSaved(page, 'Stock the shelf');
  const outage = await gate(page, VIDEOS, stopped);
  await page.clock.runFor(120_000); // a result that is less than a minute old is not queried again
  await page.reload();
  await expect(row(page, 3)).toBeVisible();
  const outdated = page.getByRole('status').filter({ hasText: '⚠️ Some data may be outdated' });
  await expect(outdated).toBeVisible();
  await outage.release();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(outdated).toHaveCount(0);
  await expect(list(page).getByRole('link')).toHaveCount(3);
});

test('F40: Refresh pressed five times: sends one request', async ({ page }) => {
  await page.goto('/creators');
  await expect(cards(page).first()).toBeVisible();
  const reads = await gate(page, database('playlist-creators-new'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  const refreshing = page.getByRole('button', { name: 'Refreshing...' });
  for (let press = 0; press < 4; press += 1) await refreshing.click();
  await reads.release();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible();
  expect(reads.requests).toHaveLength(1);
});

test.describe('with videos that play', () => {
  test.use({ time: 'passes' });

  test('clicks from a creator: lead to a playing video; Back returns through every page', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Creators' }).click();
    await expect(heading(page)).toHaveText('Creators');
    const above: { url: string; firstCard: string }[] = [];
    for (let step = 0; step < 3; step += 1) {
      const card = cards(page).first();
      const name = (await card.innerText()).split('\n')[0]!;
      above.push({ url: page.url(), firstCard: (await card.getAttribute('href'))! });
      await card.click();
      if (step < 2) await expect(heading(page)).toContainText(name);
      else await expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(page).toHaveURL(
      /\/creators\/creator-001\/topics\/playlist-topic-001\/playlists\/playlist-001\/videos\?video=clip-001$/,
    );
    await playTo(page, 0.3);
    await row(page, 2).click();
    await expect(page).toHaveURL(/video=clip-111$/);
    await expect(row(page, 2)).toHaveAttribute('aria-current', 'true');
    for (const { url, firstCard } of above.toReversed()) {
      await main(page).getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(url);
      await expect(cards(page).first()).toHaveAttribute('href', firstCard); // the previous page has a Back button as well
    }
  });

  test('a playlist opened directly: has its name, shows its first video and waits for Play', async ({ page }) => {
    await page.goto(PLAYLISTS.three);
    await expect(heading(page)).toContainText('Sharpen the saw');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Three short videos' })).toBeVisible();
    await expect(main(page)).toContainText('Lesson 1 of 3 · 0:12');
    await expect(row(page, 1)).toHaveAttribute('aria-current', 'true');
    await loaded(page);
    await expect.poll(() => isPaused(page)).toBe(true);
  });

  test('playlists and levels: share one player and one list of progress', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      // A drawn screen draws the player's parts and plays nothing (docs/decisions/024).
      if (/\.js(\?|$)/.test(response.url()) && !response.url().includes('/drawnScreen-') && response.ok())
        scripts.push(response.text());
    });
    await page.goto('/levels/topic-002/videos/level-002');
    await pressPlay(page);
    await playTo(page, 0.3);
    await goInside(page, PLAYLISTS.three);
    await expect(row(page, 1)).toBeVisible();
    await pressPlay(page);
    await playTo(page, 0.3);
    const loadedScripts = await Promise.all(scripts);
    expect(loadedScripts.filter((text) => text.includes('Video player: '))).toHaveLength(1);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Continue watching' }).getByRole('link')).toHaveCount(2);
  });
});
