import type { Locator } from '@playwright/test';
import { breakDatabase } from '../../shared/testing/e2e/database.ts';
import {
  articles,
  article,
  addPosts,
  breakPosts,
  expect,
  LATER_PAGE,
  post,
  posts,
  scrollTo,
  showPosts,
  test,
} from '../../shared/testing/e2e/feedSite.ts';
import { expectReplaced } from '../../shared/testing/e2e/firstFrame.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';
import { expectSaved } from '../../shared/testing/e2e/stored.ts';

for (const [number, response] of [
  ['F31', 'UNAVAILABLE'],
  ['F44', 'FAILED_PRECONDITION'], // the index is missing
])
  test(`${number}: the database answers ${response} before the first page: the error screen is shown, not the empty one; Try Again loads the posts`, async ({
    page,
    feedSite,
  }) => {
    await showPosts(feedSite, posts(3));
    await breakPosts(feedSite, [{ response }]);
    await page.goto(`${feedSite.url}/feed`);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(alert).toContainText('Failed to load posts. Please try again.');
    await expect(page.getByText('No posts yet')).toHaveCount(0);
    await breakPosts(feedSite, []);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(article(page, 'Post 1')).toBeVisible();
  });

test('the database fails after the first page: the posts stay, an error row is shown, and Try Again continues', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(15));
  await breakPosts(feedSite, [{ response: 'PERMISSION_DENIED', bodyIncludes: LATER_PAGE }]);
  await page.goto(`${feedSite.url}/feed`);
  const row = page.getByRole('alert').filter({ hasText: 'More posts could not be loaded.' });
  await scrollTo(page, row);
  await expect(article(page, 'Post 10')).toBeVisible();
  await expect(page.getByText('Some data may be outdated')).toHaveCount(0);
  await breakPosts(feedSite, []);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(article(page, 'Post 11')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the database fails before any valid post was found: the error screen is shown', async ({ page, feedSite }) => {
  await showPosts(feedSite, [
    ...Array.from({ length: 10 }, (_, index) => post(index + 1, { id: '../evil', document: `bad-${index}` })),
    post(20),
  ]);
  await breakPosts(feedSite, [{ response: 'PERMISSION_DENIED', bodyIncludes: LATER_PAGE }]);
  await page.goto(`${feedSite.url}/feed`);
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await breakPosts(feedSite, []);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(article(page, 'Post 20')).toBeVisible();
});

test('the first page is slow: three skeletons are shown, then a message', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(3));
  const letPageCome = await holdBackUrls(page, /documents:runQuery/);
  await page.goto(`${feedSite.url}/feed`);
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
  await expect
    .poll(() =>
      page.locator('main section[aria-busy="true"] [aria-hidden="true"]:has(> span[aria-hidden="true"])').count(),
    )
    .toBeGreaterThanOrEqual(3);
  await expect(page.getByText('Still loading…')).toBeVisible();
  letPageCome();
  await expect(article(page, 'Post 1')).toBeVisible();
});

test('a later page is loading: a spinner is shown', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(15));
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  const letPageCome = await holdBackUrls(page, /documents:runQuery/);
  await scrollTo(page, page.getByRole('status', { name: 'Loading more posts' }));
  await expect(page.getByRole('feed', { name: 'Posts' })).toHaveAttribute('aria-busy', 'true');
  letPageCome();
  await expect(article(page, 'Post 11')).toBeVisible();
});

test('the database cannot be reached: saved posts are shown, with a warning that causes no layout shift', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(15));
  await page.clock.install();
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 12'));
  await expectSaved(page, 'p-0012');
  // The fault comes first: the page queries new posts by itself while the clock advances.
  await breakPosts(feedSite, [{ response: 'PERMISSION_DENIED' }]);
  await page.clock.fastForward('02:00:00');
  await page.goto(`${feedSite.url}/home`);
  await page.goto(`${feedSite.url}/feed`);
  await expectReplaced(page);
  await expect(article(page, 'Post 1')).toBeVisible();
  const top = await topOf(article(page, 'Post 1'));
  await expect(page.getByRole('status').filter({ hasText: 'Some data may be outdated' })).toBeVisible();
  expect(await topOf(article(page, 'Post 1'))).toBe(top);
  await scrollTo(page, article(page, 'Post 12'));
});

test('Refresh after a reload shows what is there now, not what the document has read', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(25));
  await page.goto(`${feedSite.url}/feed`);
  await expectReplaced(page);
  await expect(article(page, 'Post 1')).toBeVisible();
  await page.reload();
  await expectReplaced(page);
  await addPosts(feedSite, [post(0, { title: 'Newest' })]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(article(page, 'Newest')).toBeVisible();
});

test('new posts are added: a button announces them, nothing moves, and a click shows them', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(25));
  await page.clock.install();
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 4'));
  await addPosts(feedSite, [post(0, { title: 'Newer' }), post(-1, { title: 'Newest' })]);
  await page.clock.fastForward('02:10');
  const hint = page.getByRole('button', { name: '2 new posts' });
  await expect(hint).toBeVisible();
  await expect(article(page, 'Post 4')).toBeVisible();
  await hint.click();
  await expect(article(page, 'Newest')).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(articles(page).first()).toHaveAttribute('aria-posinset', '1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('there are no stories: the posts do not move, and the next visit reserves no space for stories', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(3));
  await page.goto(`${feedSite.url}/feed`);
  await expectReplaced(page);
  await expect(article(page, 'Post 1')).toBeVisible();
  const top = await topOf(article(page, 'Post 1'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bazaar.noStories'))).toBe('true');
  expect(await topOf(article(page, 'Post 1'))).toBe(top);
  await page.reload();
  await expectReplaced(page);
  await expect(article(page, 'Post 1')).toBeVisible();
  expect(await topOf(article(page, 'Post 1'))).toBeLessThan(top - 100);
});

test('no space is reserved for stories: a strip that is loading or fails moves no post', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(3));
  await page.addInitScript(() => localStorage.setItem('bazaar.noStories', 'true'));
  await breakDatabase(page, 'stories', 'denied');
  const letResponseCome = await holdBackUrls(page, /documents:runQuery/);
  const strip = page.getByRole('region', { name: 'Stories' });
  const requested = page.waitForRequest((request) => request.postData()?.includes('"stories"') ?? false);
  await page.goto(`${feedSite.url}/feed`);
  await requested;
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
  await expect(strip).toHaveCount(0);
  const refused = page.waitForResponse((response) => response.request().postData()?.includes('"stories"') ?? false);
  letResponseCome();
  await refused;
  await expect(article(page, 'Post 1')).toBeVisible();
  await expect(strip).toHaveCount(0);
});

/** Its distance from the top of the screen, once the fonts have loaded. */
const topOf = (target: Locator) =>
  target.evaluate(async (element) => {
    await document.fonts.ready;
    return element.getBoundingClientRect().top;
  });
