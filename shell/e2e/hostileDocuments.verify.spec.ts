import type { Page } from '@playwright/test';
import { restFields, seedDocuments } from '../../shared/tools/backend/seedDocuments.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { PLAYLISTS } from '../../shared/testing/e2e/playlists.ts';
import { expect, ownSite, test as base } from '../../shared/testing/e2e/site.ts';
import { newNumber, signIn } from '../../shared/testing/e2e/signIn.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { hostileDocuments, hostileFields } from './support/hostileDocuments.ts';

/** The other tests of the worker need a site without such documents. */
const test = base.extend<object, { hostileSite: Site }>({
  hostileSite: [async ({}, use) => ownSite(use), { scope: 'worker' }],
});

const LISTS = [
  '/business',
  '/business/levels/topic-001',
  '/level/categories',
  '/level/categories/category-001',
  '/level/categories/category-001/subcategories/sub-001',
  '/level/categories/category-001/subcategories/sub-001/creators/topic-061',
  '/creators',
  PLAYLISTS.topics,
  PLAYLISTS.playlists,
];
const DASHBOARDS = 8;

test('hostile documents in every list: no console error, no request to another origin, and the valid ones are shown', async ({
  page,
  hostileSite,
  quiet,
}) => {
  test.setTimeout(180_000);
  const documents = hostileDocuments();
  expect(documents.length).toBeGreaterThan(240);
  await seedDocuments(`http://localhost:${hostileSite.ports.firestore}`, documents);
  const origins = originsOf(page);
  const main = page.getByRole('main');
  for (const path of LISTS) {
    await page.goto(hostileSite.url + path);
    await expect(main.getByRole('list').getByRole('link').first(), path).toBeVisible();
    await expect(main.getByRole('alert'), path).toHaveCount(0);
    await quiet();
  }
  for (const path of [LEVELS.threePages, PLAYLISTS.seeded]) {
    await page.goto(hostileSite.url + path);
    await expect(page.getByRole('region', { name: /^Video player/ }), path).toBeVisible();
    await expect(
      main
        .getByRole('list', { name: /^Videos of this/ })
        .getByRole('link')
        .nth(5),
      path,
    ).toBeAttached();
    await quiet();
  }
  await page.goto(`${hostileSite.url}/feed`);
  const stories = page.getByRole('region', { name: 'Stories' }).getByRole('button');
  await stories.first().click();
  await pressUntil(page, 'ArrowRight', () =>
    page
      .getByRole('dialog')
      .count()
      .then((count) => count === 0),
  );
  await page.goto(`${hostileSite.url}/reel`);
  await expect(page.getByRole('feed', { name: 'Reels' }).getByRole('article').first()).toBeVisible();
  for (let reel = 0; reel < 20; reel += 1) await page.keyboard.press('ArrowDown');
  await quiet();
  await page.goto(`${hostileSite.url}/home`);
  await quiet();
  const { shell, media, firestore } = hostileSite.ports;
  const own = [shell, media, firestore].map((port) => `http://localhost:${port}`);
  expect([...origins].filter((origin) => !own.includes(origin) && origin !== 'null')).toEqual([]);
});

test("hostile documents of a visitor: the dashboard greets, and the visitor's sections are shown", async ({
  page,
  request,
}) => {
  await page.goto('/dashboard');
  await signIn(page, request, newNumber(), 'Asha');
  const users = hostileFields('users', DASHBOARDS);
  let served = 0;
  await page.route(/documents:batchGet/, async (route) => {
    if (!route.request().postData()?.includes('/users/')) return route.fallback();
    const response = await route.fetch();
    const [answer] = (await response.json()) as [{ found: { fields: object } }];
    answer.found.fields = restFields(users[served % DASHBOARDS]!);
    served += 1;
    return route.fulfill({ response, json: [answer] });
  });
  for (let visit = 0; visit < DASHBOARDS; visit += 1) {
    await page.evaluate(() => void indexedDB.deleteDatabase('bazaar')); // the result of the visit before
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Feed' })).toBeVisible();
    await expect.poll(() => served).toBeGreaterThan(visit);
  }
});

function originsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  return origins;
}

async function pressUntil(page: Page, key: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await isDone()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} led to no end`);
}
