import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { breakDatabase, countQueries } from '../../shared/testing/e2e/database.ts';
import { expectReplaced } from '../../shared/testing/e2e/firstFrame.ts';
import { expectNoMoreToCome } from '../../shared/testing/e2e/listEnd.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** The list screens of the catalogue: the path of each, and its texts for an empty list and a failed query. */
const SCREENS = [
  {
    path: '/business',
    title: 'Business Topics',
    collection: 'creatortopics-new',
    empty: 'No business topics found in database',
    failed: 'Failed to load topics.',
    parent: '/home',
  },
  {
    path: '/business/levels/topic-001',
    title: "Level's",
    collection: 'levels-new',
    empty: 'No levels found for this topic',
    failed: 'Error fetching levels',
    parent: '/business',
  },
  {
    path: '/level/categories',
    title: 'Categories Topics',
    collection: 'categories',
    empty: 'No categories topics found in database',
    failed: 'Failed to load topics.',
    parent: '/home',
  },
  {
    path: '/level/categories/category-001',
    title: 'Subcategories',
    collection: 'subcategories-new',
    empty: 'No subcategories found for this category.',
    failed: 'Failed to load subcategories.',
    parent: '/level/categories',
  },
] as const;

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

for (const screen of SCREENS) {
  test(`F38: ${screen.path} after a failed refresh: shows the old list as outdated; Back opens the page above`, async ({
    page,
  }) => {
    await page.goto(screen.path);
    await expect(title(page)).toContainText(screen.title);
    await expect(cards(page).first()).toBeVisible();
    await expectNoMoreToCome(page);

    // A failure does not remove what is shown, and says so (§4).
    const restoreDatabase = await breakDatabase(page, screen.collection, 'stopped');
    const shown = await cards(page).allInnerTexts();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Some data may be outdated')).toBeVisible();
    expect(await cards(page).allInnerTexts()).toEqual(shown);
    await restoreDatabase();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Some data may be outdated')).toHaveCount(0);

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(screen.parent);
  });

  test(`${screen.path}: an outage shows an error, an empty result the text for an empty list`, async ({ page }) => {
    for (const fault of ['stopped', 'denied', 'portal'] as const) {
      const restore = await breakDatabase(page, screen.collection, fault);
      await page.goto(screen.path);
      await expect(notice(page)).toHaveText(screen.failed);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(1);
      await restore();
    }
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => indexedDB.deleteDatabase('bazaar'));
    await breakDatabase(page, screen.collection, 'empty');
    await page.goto('about:blank');
    await page.goto(screen.path);
    await expect(notice(page)).toHaveText(screen.empty);
  });
}

test('F40: Refresh pressed five times: sends one request', async ({ page }) => {
  await page.goto('/level/categories/category-001');
  await expect(cards(page).first()).toBeVisible();
  const releaseResults = await holdBackUrls(page, /:runQuery/);
  const queries = countQueries(page, 'subcategories-new');
  const refresh = page.getByRole('button', { name: /^Refresh/ });
  for (let presses = 0; presses < 5; presses += 1) await refresh.click();
  await expect(refresh).toHaveText('Refreshing...');
  releaseResults();
  await expect(refresh).toHaveText('Refresh');
  expect(queries()).toBe(1);
});

test('scrolling to the end of 20 categories: loads the 21st', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/level/categories');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
});

test("Creator's: shows the count and links to the levels; a failed query shows its reason and hints", async ({
  page,
}) => {
  await page.goto('/level/categories');
  for (const pattern of [/categories\/[^/]+$/, /subcategories\/[^/]+$/, /creators\/[^/]+$/])
    await openFirst(page, pattern);
  await expect(title(page)).toContainText("Creator's");
  await expect(page.getByText(/^\d+ creators available$/)).toBeVisible();
  const count = await cards(page).count();
  await expect(page.getByText(`${count} creators available`)).toBeVisible();
  await expect(cards(page).first()).toContainText('Explore');
  const url = page.url();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/creators\/[^/]+\/levels\/[^/]+$/);

  await page.evaluate(() => indexedDB.deleteDatabase('bazaar'));
  for (const [fault, reason] of [
    ['stopped', 'the database did not answer'],
    ['denied', 'permission denied'],
  ] as const) {
    const restore = await breakDatabase(page, 'level-creators-new', fault);
    await page.goto('about:blank');
    await page.goto(url);
    await expect(notice(page)).toHaveText(`Error fetching creators: ${reason}`);
    for (const hint of [
      'Check your internet connection.',
      'The database may be unavailable.',
      'The creatorTopicId may be invalid or missing.',
    ]) {
      await expect(page.getByRole('alert').getByText(hint)).toBeVisible();
    }
    await restore();
  }
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page)).toHaveCount(count);
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

test('a list that takes longer than four seconds: shows that it is still loading', async ({ page }) => {
  await breakDatabase(page, 'categories', 'hanging');
  await page.goto('/level/categories');
  await expect(page.getByText('Still loading…')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Still loading…' })).toBeVisible();
});

for (const state of ['loaded', 'empty', 'error', 'loading'] as const) {
  test(`a list that is ${state}: has no accessibility violations in any look and no horizontal overflow at 320 px`, async ({
    page,
  }) => {
    test.slow();
    await setLook(page, LOOKS[0]!);
    if (state !== 'loaded')
      await breakDatabase(
        page,
        'level-creators-new',
        state === 'empty' ? 'empty' : state === 'error' ? 'stopped' : 'hanging',
      );
    await page.goto('/level/categories/category-001/subcategories/subcategory-001/creators/topic-041');
    await expect(title(page)).toContainText("Creator's");
    if (state === 'empty' || state === 'error') await expect(notice(page)).toBeVisible();
    for (const look of LOOKS) {
      await setLook(page, look);
      await expectNoViolations(page, `${state} ${look.theme} ${look.width}`);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

/** Follows the first card and waits until its page has replaced this one. */
async function openFirst(page: Page, pattern: RegExp) {
  const card = cards(page).first();
  await expect(card).toBeVisible();
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(pattern);
  await expect(card).not.toHaveAttribute('href', href!);
}

async function plays(page: Page) {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.5);
  expect(
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames),
  ).toBeGreaterThan(0);
}

test('F56, F57: pictures that do not come, or come as a web page: the cards have their size, with Image Error where one failed', async ({
  page,
}) => {
  const sizes = () =>
    cards(page)
      .first()
      .locator('span')
      .first()
      .evaluate((box) => [box.clientWidth, box.clientHeight]);
  await page.goto('/level/categories');
  await expectReplaced(page);
  await expect(cards(page).first()).toBeVisible();
  const whole = await sizes();
  const IMAGES = /\/bazaar\/[^/]+\/(public|w=)/;
  await page.route(IMAGES, () => {}); // no answer
  await page.goto('/level/categories', { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await expectReplaced(page);
  expect(await sizes()).toEqual(whole);
  await expect(page.getByText('Image Error')).toHaveCount(0);
  await page.unrouteAll();
  await page.route(IMAGES, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>WiFi' }));
  await page.goto('/level/categories');
  await expect(cards(page).first()).toContainText('Image Error');
  expect(await sizes()).toEqual(whole);
});
