import type { Locator } from '@playwright/test';
import { denied, stopped } from '../../shared/testing/e2e/answers.ts';
import {
  articles,
  article,
  addPosts,
  expect,
  post,
  posts,
  scrollTo,
  showPosts,
  test,
} from '../../shared/testing/e2e/feedSite.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { expectSaved } from '../../shared/testing/e2e/stored.ts';

const POSTS = database('feed-posts');

test('F31: the database cannot be reached before the first page: the error screen is shown, not the empty one; Try Again loads the posts', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(3));
  const reads = await gate(page, POSTS, stopped);
  await page.goto(`${feedSite.url}/feed`);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(alert).toContainText('Failed to load posts. Please try again.');
  await expect(page.getByText('No posts yet')).toHaveCount(0);
  await reads.release();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(article(page, 'Post 1')).toBeVisible();
});

test('the database cannot be reached: saved posts are shown, with a warning that causes no layout shift', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(15));
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 12'));
  await expectSaved(page, 'p-0012');
  await gate(page, POSTS, denied); // first: the page queries new posts by itself while the clock advances
  await page.clock.fastForward('02:00:00');
  await page.goto(`${feedSite.url}/home`);
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  const top = await topOf(article(page, 'Post 1'));
  await expect(page.getByRole('status').filter({ hasText: 'Some data may be outdated' })).toBeVisible();
  await expect.poll(() => topOf(article(page, 'Post 1'))).toBe(top);
  await scrollTo(page, article(page, 'Post 12'));
});

test('Refresh after a reload shows what is there now, not what the document has read', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(25));
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  await page.reload();
  await addPosts(feedSite, [post(0, { title: 'Newest' })]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(article(page, 'Newest')).toBeVisible();
});

test('new posts are added: a button announces them, nothing moves, and a click shows them', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(25));
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 4'));
  await addPosts(feedSite, [post(0, { title: 'Newer' }), post(-1, { title: 'Newest' })]);
  await page.clock.runFor('02:10');
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
  await expect(article(page, 'Post 1')).toBeVisible();
  const top = await topOf(article(page, 'Post 1'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bazaar.noStories'))).toBe('true');
  await expect.poll(() => topOf(article(page, 'Post 1'))).toBe(top);
  await page.reload();
  await expect(article(page, 'Post 1')).toBeVisible();
  await expect.poll(() => topOf(article(page, 'Post 1'))).toBeLessThan(top - 100);
});

test.describe('while the document waits for its first posts', () => {
  test.use({ time: 'passes' }); // it waits for three seconds

  test('no space is reserved for stories: a strip that is loading or fails moves no post', async ({
    page,
    feedSite,
  }) => {
    await showPosts(feedSite, posts(3));
    await page.addInitScript(() => localStorage.setItem('bazaar.noStories', 'true'));
    const reads = await gate(page, POSTS);
    const stories = await gate(page, database('stories'));
    const strip = page.getByRole('region', { name: 'Stories' });
    await page.goto(`${feedSite.url}/feed`);
    await stories.requested();
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    await expect(strip).toHaveCount(0);
    const refused = page.waitForResponse((response) => response.request().postData()?.includes('"stories"') ?? false);
    await reads.release();
    await stories.fail(denied);
    await refused;
    await expect(article(page, 'Post 1')).toBeVisible();
    await expect(strip).toHaveCount(0);
  });
});

/** Its distance from the top of the screen, once the fonts have loaded. */
const topOf = (target: Locator) =>
  target.evaluate(async (element) => {
    await document.fonts.ready;
    return element.getBoundingClientRect().top;
  });
