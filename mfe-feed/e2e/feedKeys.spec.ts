import { article, articles, expect, posts, scrollTo, showPosts, test } from '../../shared/testing/e2e/feedSite.ts';

test('Page Down and Page Up move the focus between posts; Ctrl+End and Ctrl+Home move it out of the feed', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(30));
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible(); // it is focusable only once it has been measured
  await article(page, 'Post 1').getByRole('link').focus();
  for (const title of ['Post 2', 'Post 3', 'Post 4']) {
    await page.keyboard.press('PageDown');
    await expect(article(page, title)).toBeFocused();
  }
  await page.keyboard.press('PageUp');
  await expect(article(page, 'Post 3')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('button', { name: 'Skip the posts' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
});

test('Tab reaches all posts, also those that are rendered only when they are near the screen', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(8));
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  await article(page, 'Post 1').focus();
  for (let number = 1; number <= 8; number += 1) {
    await expect(article(page, `Post ${number}`)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(article(page, `Post ${number}`).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

test('Tab and Page Down wait for a post that a slow device has not rendered yet', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(30));
  await page.addInitScript(() =>
    addEventListener('scroll', (event) => document.documentElement.dataset.isSlow && event.stopImmediatePropagation(), {
      capture: true,
    }),
  );
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  for (const key of ['Tab', 'PageDown']) {
    await page.evaluate(() => (document.documentElement.dataset.isSlow = 'true'));
    const last = articles(page).last();
    await last.getByRole('link').focus();
    const position = Number(await last.getAttribute('aria-posinset'));
    await expect(article(page, `Post ${position + 1}`)).toHaveCount(0);
    await page.keyboard.press(key);
    await page.evaluate(() => {
      delete document.documentElement.dataset.isSlow;
      dispatchEvent(new Event('scroll'));
    });
    await expect(article(page, `Post ${position + 1}`)).toBeFocused();
  }
});

test('Tab waits for a post that a slow device has rendered but not measured yet', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(30));
  await page.addInitScript(() => {
    globalThis.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(function deliver(entries, observer) {
          if (document.documentElement.dataset.isSlow) requestAnimationFrame(() => deliver(entries, observer));
          else callback(entries, observer);
        });
      }
    };
  });
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.isSlow = 'true'));
  const last = articles(page).last();
  const position = Number(await last.getAttribute('aria-posinset'));
  await last.getByRole('link').focus();
  const next = page.locator(`[aria-posinset="${position + 1}"]`);
  await expect(next).toBeAttached();
  await expect(next).toBeHidden();
  await page.keyboard.press('Tab');
  await page.evaluate(() => delete document.documentElement.dataset.isSlow);
  await expect(article(page, `Post ${position + 1}`)).toBeFocused();
});

test('Load more by keyboard loads the next page and moves the focus to its first post', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(35));
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).focus();
  const before = Number(await articles(page).last().getAttribute('aria-posinset'));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => Number(document.activeElement?.getAttribute('aria-posinset'))))
    .toBeGreaterThan(before);
});

test('the focused post scrolls out of view and is unmounted: the focus moves to the feed', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(40));
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  await article(page, 'Post 1').getByRole('link').focus();
  await scrollTo(page, article(page, 'Post 8'));
  await expect(page.getByRole('feed', { name: 'Posts' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => Number(document.activeElement?.getAttribute('aria-posinset'))))
    .toBeGreaterThan(4);
});
