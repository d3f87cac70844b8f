import type { Page } from '@playwright/test';
import { article, expect, posts, showPosts, test } from '../../shared/testing/e2e/feedSite.ts';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';

/** Ways to scroll past the last post without any post becoming visible. */
const JUMPS: Record<string, (page: Page) => Promise<unknown>> = {
  'the End key': (page) => page.keyboard.press('End'),
  'a jump by script': (page) =>
    page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })),
  'one fast wheel event': (page) => page.mouse.wheel(0, 100_000),
};

for (const [name, jump] of Object.entries(JUMPS)) {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test(`${name} on a new feed at ${size.width} px: only the next page loads and its posts are visible; repeated until the end`, async ({
      page,
      feedSite,
    }) => {
      await page.setViewportSize(size);
      await showPosts(feedSite, posts(60));
      const reads = await gate(page, database('feed-posts'), open);
      await page.goto(`${feedSite.url}/feed`);
      await expect(article(page, 'Post 1')).toBeVisible();
      expect(reads.requests).toHaveLength(1);
      await jump(page);
      await expect.poll(() => reads.requests.length).toBe(2);
      await expectPostsOnScreen(page);
      // The new page lies below the screen: no further page loads until the reader scrolls.
      expect(reads.requests).toHaveLength(2);
      await expect(async () => {
        await jump(page);
        await expect(page.getByText("You're all caught up!")).toBeVisible({ timeout: 200 });
      }).toPass({ intervals: [0] });
      expect(reads.requests).toHaveLength(6 + 1);
    });
  }
}

test('a page that arrives while the footer is visible: its posts replace the footer on the screen, and no further page loads', async ({
  page,
  feedSite,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showPosts(feedSite, posts(60));
  const reads = await gate(page, database('feed-posts'), open);
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  reads.hold();
  await JUMPS['a jump by script']!(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await reads.release();
  await expectPostsOnScreen(page);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  expect(reads.requests).toHaveLength(2);
});

test('while a page is loading, the keyboard reaches the footer and makes it visible', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(60));
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeVisible();
  const reads = await gate(page, database('feed-posts'));
  await JUMPS['a jump by script']!(page);
  await expect(page.getByRole('status', { name: 'Loading more posts' })).toBeAttached();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveCSS('opacity', '0');
  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Tab');
  await expect(footer.locator(':focus')).toHaveCount(1);
  await expect(footer).toHaveCSS('opacity', '1');
  await reads.release();
});

/** Resolves once the middle of the screen shows a post. */
const expectPostsOnScreen = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .elementFromPoint(innerWidth / 2, innerHeight / 2)
            ?.closest('article')
            ?.getAttribute('aria-posinset') ?? null,
      ),
    )
    .not.toBeNull();
