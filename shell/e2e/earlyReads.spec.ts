import type { Page, Route } from '@playwright/test';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const QUERIES = /\/documents:(runQuery|batchGet)/;
const SDK = /\/assets\/firestoreSdk-/;

const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');
const posts = (page: Page) => page.getByRole('main').getByRole('article');

/** Responds to the first read of the page in place of the database, and lets the others through. */
async function respondEarly(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route(QUERIES, respond, { times: 1 });
}

test('/feed: the document itself reads the posts, while no module has come, and nobody reads them again', async ({
  page,
  quiet,
}) => {
  const reads = await gate(page, database('feed-posts'), open);
  const scripts = await gate(page, /\.js$/);
  const early = page.waitForRequest(QUERIES);
  await page.goto('/feed', { waitUntil: 'commit' });
  expect((await early).postData()).toContain('"feed-posts"');
  await scripts.release();
  await expect(posts(page).first()).toBeVisible();
  await quiet();
  expect(reads.requests.length).toBe(1);
});

test('the first screen does without Firestore’s SDK; it is requested when the reader does something', async ({
  page,
  quiet,
}) => {
  const requested: string[] = [];
  page.on('request', (sent) => SDK.test(sent.url()) && requested.push(sent.url()));
  await page.goto('/level/categories/category-001');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Mobile Repairing');
  await quiet();
  expect(requested).toEqual([]);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => requested.length).toBe(1);
  await cards(page).first().click();
  await expect(page).toHaveURL(/subcategories/);
  await expect(cards(page).first()).toBeVisible();
});

test('a level: what the path has the ids of is read side by side, and once', async ({ page, quiet }) => {
  const requested: string[] = [];
  await page.route(QUERIES, async (route) => {
    requested.push(route.request().postData() ?? '');
    // None is answered before all are sent.
    await expect.poll(() => requested.length).toBeGreaterThanOrEqual(5);
    await route.continue();
  });
  await page.goto('/levels/topic-001/videos/level-001?page=2');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Sunita');
  await quiet();
  expect(requested.filter((body) => body.includes('"level-videos-new"'))).toHaveLength(3);
  expect(new Set(requested).size).toBe(requested.length);
});

test('signed in: the document reads the same, without a token, and once', async ({ page, request, quiet }) => {
  await page.goto('/login');
  await signIn(page, request);
  const reads = await gate(page, database('subcategories-new'), open);
  const early = page.waitForRequest((sent) => sent.postData()?.includes('"subcategories-new"') === true);
  await page.goto('/level/categories/category-001');
  const token = await (await early).headerValue('authorization');
  expect(token).toBeNull();
  await expect(cards(page).first()).toBeVisible();
  await quiet();
  expect(reads.requests.length).toBe(1);
});

const FAILURES: [string, (route: Route) => Promise<void>][] = [
  ['refused (403)', (route) => route.fulfill({ status: 403, json: [{ error: { code: 403 } }], headers: CORS })],
  ['failed (500)', (route) => route.fulfill({ status: 500, body: 'x', headers: CORS })],
  ['cut off', (route) => route.abort('connectionreset')],
  ['of a captive portal', (route) => route.fulfill({ status: 200, body: '<!doctype html>', headers: CORS })],
  ['no result of a query', (route) => route.fulfill({ json: { document: 7 }, headers: CORS })],
];
const CORS = { 'access-control-allow-origin': '*' };

for (const [what, respond] of FAILURES)
  test(`the response to the document’s read is ${what}: the screen reads for itself, without a word`, async ({
    page,
  }) => {
    const reads = await gate(page, database('categories'), open);
    await respondEarly(page, respond);
    await page.goto('/level/categories');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await reads.requested(); // the document's read is not counted: respondEarly answered it
  });

test.describe('a read that hangs', () => {
  test.use({ time: 'passes' });

  test('the document’s read hangs: the screen reads for itself after half of the deadline', async ({ page }) => {
    await respondEarly(page, () => new Promise(() => {}));
    await page.goto('/level/categories');
    await expect(cards(page).first()).toBeVisible();
  });
});

test('hostile documents in the response to the document’s read: the good ones are shown, the bad ones are left out', async ({
  page,
}) => {
  const name = (id: unknown) => `projects/p/databases/(default)/documents/categories/${String(id)}`;
  const text = (stringValue: unknown) => ({ stringValue });
  const documents = [
    { name: name('good'), fields: { categoryName: text('Plumbing') } },
    { name: name('bad-1'), fields: { categoryName: { stringValue: { toString: 1 } } } },
    { name: name('../../x'), fields: { categoryName: text('Elsewhere'), categoryId: text('../../x') } },
    { name: name('bad-2'), fields: JSON.parse('{"__proto__":{"mapValue":{"fields":{"categoryName":7}}}}') as object },
    { name: name('bad-3'), fields: 7 },
  ];
  await respondEarly(page, (route) =>
    route.fulfill({ json: documents.map((document) => ({ document })), headers: CORS }),
  );
  await page.goto('/level/categories');
  await expect(cards(page)).toHaveText(['Plumbing']);
});
