import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { breakDatabase, countQueries } from '../../shared/testing/e2e/database.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { isPaused, loaded, playTo, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import {
  end,
  expect,
  heading,
  list,
  PLAYLISTS,
  playOut,
  row,
  test,
  upNext,
} from '../../shared/testing/e2e/playlists.ts';
import { expectSaved } from '../../shared/testing/e2e/stored.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('list').getByRole('link');

/** Every page of the remote, its collection and its texts. */
const SCREENS = [
  {
    path: '/creators',
    collection: 'playlist-creators-new',
    empty: 'No creators found',
    elsewhere: 'See all categories',
    failed: 'Error fetching creators',
  },
  {
    path: PLAYLISTS.topics,
    collection: 'playlist-topics-new',
    empty: 'No topics found for this creator',
    elsewhere: 'See other creators',
    failed: 'Error fetching topics',
  },
  {
    path: PLAYLISTS.playlists,
    collection: 'playlists-new',
    empty: 'No playlists found for this topic',
    elsewhere: 'See other topics',
    failed: 'Error fetching playlists',
  },
  {
    path: PLAYLISTS.three,
    collection: 'playlist-videos-new',
    empty: 'No videos found in this playlist',
    elsewhere: 'See other playlists',
    failed: 'Error fetching videos',
  },
] as const;

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

  test('a playlist: has its name, shows its first video and waits for Play', async ({ page }) => {
    await page.goto(PLAYLISTS.three);
    await expect(heading(page)).toContainText('Sharpen the saw');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Three short videos' })).toBeVisible();
    await expect(main(page)).toContainText('Video 1 of 3 · 0:12');
    await expect(row(page, 1)).toHaveAttribute('aria-current', 'true');
    await loaded(page);
    expect(await isPaused(page)).toBe(true);
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

for (const { path, collection, empty, elsewhere, failed } of SCREENS) {
  test(`${collection} empty, failed and restored: each state has its text and its link or button`, async ({ page }) => {
    const restoreItems = await breakDatabase(page, collection, 'empty');
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: empty })).toBeVisible();
    await expectNoViolations(page, `${collection} empty`);
    await restoreItems();
    await expect(main(page).getByRole('link', { name: elsewhere })).toBeVisible();
    await main(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(cards(page).first()).toBeVisible();

    await page.evaluate(async () =>
      Promise.all((await indexedDB.databases()).map(({ name }) => indexedDB.deleteDatabase(name!))),
    );
    const restore = await breakDatabase(page, collection, 'denied');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(failed);
    await expectNoViolations(page, `${collection} failed`);
    await restore();
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
}

for (const [number, fault] of [
  ['F31', 'stopped'],
  ['F32', 'failing'],
  ['F33', 'portal'],
  ['F35', 'denied'],
  ['F36', 'busy'],
] as const) {
  test(`${number}: a database that is ${fault}: shows an error, never an empty playlist`, async ({ page }) => {
    await breakDatabase(page, 'playlist-videos-new', fault);
    await page.goto(PLAYLISTS.three);
    await expect(page.getByRole('alert')).toContainText('Error fetching videos');
  });
}

test('F34: a database that hangs: Still loading after 4 s, an error after 10 s', async ({ page }) => {
  await breakDatabase(page, 'playlist-videos-new', 'hanging');
  await page.goto(PLAYLISTS.three);
  await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Still loading…' })).toBeVisible();
  await expectNoViolations(page, 'playlist loading');
  await expect(page.getByRole('alert')).toContainText('Error fetching videos', { timeout: 15_000 });
});

test('F38, F39: an outage after a visit: shows the saved list as outdated, until the network is back', async ({
  page,
  context,
}) => {
  await page.goto(PLAYLISTS.three);
  await expect(row(page, 3)).toBeVisible();
  await expectSaved(page, 'Stock the shelf');
  const restore = await breakDatabase(page, 'playlist-videos-new', 'stopped');
  // A result that is less than a minute old is not queried again.
  await page.clock.setSystemTime(Date.now() + 120_000);
  await page.reload();
  await expect(row(page, 3)).toBeVisible();
  const outdated = page.getByRole('status').filter({ hasText: '⚠️ Some data may be outdated' });
  await expect(outdated).toBeVisible();
  await restore();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(outdated).toHaveCount(0);
  await expect(list(page).getByRole('link')).toHaveCount(3);
});

test('F40: Refresh pressed five times: sends one request', async ({ page }) => {
  await page.goto('/creators');
  await expect(cards(page).first()).toBeVisible();
  const releaseResults = await holdBackUrls(page, /:runQuery/);
  const count = countQueries(page, 'playlist-creators-new');
  await page.getByRole('button', { name: 'Refresh' }).click();
  const refreshing = page.getByRole('button', { name: 'Refreshing...' });
  for (let press = 0; press < 4; press += 1) await refreshing.click();
  releaseResults();
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible();
  expect(count()).toBe(1);
});

test('playlists and levels: share one player and one list of progress', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // A first screen draws the player's parts and plays nothing (docs/decisions/024).
    if (/\.js(\?|$)/.test(response.url()) && !response.url().includes('/firstScreen-') && response.ok())
      scripts.push(response.text());
  });
  await page.goto('/levels/topic-002/videos/level-002');
  await pressPlay(page);
  await playTo(page, 0.3);
  await goInside(page, PLAYLISTS.three);
  await expect(row(page, 1)).toBeVisible();
  await pressPlay(page);
  await playTo(page, 0.3);
  expect((await Promise.all(scripts)).filter((text) => text.includes('Video player: '))).toHaveLength(1);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Continue watching' }).getByRole('link')).toHaveCount(2);
});

/** Scrolled, a control partly below the header would be reported as too small a target. */
const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

for (const look of LOOKS) {
  test(`all pages in ${look.theme} at ${look.width} px: have no accessibility violations`, async ({ page }) => {
    await setLook(page, look);
    for (const path of ['/creators', PLAYLISTS.topics, PLAYLISTS.playlists]) {
      await page.goto(path);
      await expect(cards(page).first()).toBeVisible();
      await expectNoViolations(page, path);
    }
    await page.goto(PLAYLISTS.broken);
    await loaded(page);
    await expectNoViolations(page, 'playlist player');
    await pressPlay(page);
    await playOut(page);
    await expect(upNext(page)).toBeVisible();
    await expectNoViolations(page, 'up next');
    await row(page, 3).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await toTop(page);
    await expectNoViolations(page, 'unavailable');
    await row(page, 4).click();
    await playTo(page, 0.1);
    await playOut(page);
    await expect(end(page)).toBeVisible();
    await toTop(page);
    await expectNoViolations(page, 'end of the playlist');
  });
}

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
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= 320);
  for (const path of ['/creators', PLAYLISTS.topics, PLAYLISTS.playlists, PLAYLISTS.three]) {
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    expect(await fits(), path).toBe(true);
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
  expect(await fits()).toBe(true);
});

test('Tab: moves from Back through the player and the switch to the videos', async ({ page }) => {
  await page.goto(PLAYLISTS.three);
  await loaded(page);
  await main(page).getByRole('button', { name: 'Back' }).focus();
  // '.': the creator and the topic, whatever their names.
  const tabOrder = [
    'Seek',
    'Play',
    'Restart',
    'Mute',
    'Volume',
    'Captions',
    'Settings',
    'Picture in picture',
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
