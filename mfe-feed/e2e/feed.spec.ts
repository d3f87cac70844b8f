import { gate, open } from '../../shared/testing/e2e/gate.ts';
import {
  addPosts,
  article,
  articles,
  expect,
  post,
  posts,
  scrollTo,
  showPosts,
  test,
} from '../../shared/testing/e2e/feedSite.ts';
import { database } from '../../shared/testing/e2e/requests.ts';

test('posts are listed newest first, each with its title, picture and link', async ({ page, feedSite }) => {
  await showPosts(feedSite, [post(2), post(1, { title: 'Selling tea at dawn' }), post(3, { title: undefined })]);
  await page.goto(`${feedSite.url}/feed`);
  await expect(articles(page).getByRole('heading', { level: 2 })).toHaveText([/^Selling tea at dawn$/, /^Post 2$/]);
  const first = article(page, 'Selling tea at dawn');
  await expect(first.getByRole('img')).toBeVisible();
  await expect(first.getByRole('link', { name: 'Learn Tea Stall' })).toHaveAttribute(
    'href',
    '/business/levels/topic-001',
  );
  await scrollTo(page, article(page, 'Bazaar School Content'));
  await expect(article(page, 'Bazaar School Content')).toHaveAttribute('aria-posinset', '3');
});

test('hidden posts are never fetched', async ({ page, feedSite }) => {
  await showPosts(
    feedSite,
    posts(25, (number) => ({ isVisible: number % 2 === 0, title: number % 2 ? `Secret ${number}` : `Post ${number}` })),
  );
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(':runQuery')) bodies.push(response.text().catch(() => ''));
  });
  const all = async () => (await Promise.all(bodies)).join('');
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, page.getByText("You're all caught up!"));
  await expect.poll(all).toContain('Post 24');
  const received = await all();
  expect(received).not.toContain('Secret');
});

test('a click right after a scroll changes the picture', async ({ page, feedSite }) => {
  await showPosts(feedSite, [post(1, { postType: 'multi_image', imageIds: ['post-01', 'post-02', 'post-03'] })]);
  await page.goto(`${feedSite.url}/feed`);
  const pictures = page.getByRole('region', { name: 'Pictures: Post 1' });
  const next = pictures.getByRole('button', { name: 'Next image' });
  await expect(next).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await next.scrollIntoViewIfNeeded();
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        scrollBy({ top: 10, behavior: 'instant' });
      }),
  );
  const { x, y, width, height } = (await next.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(pictures).toContainText('2/3');
});

test('the next page loads when half of the last post is visible, not before, and the end of the list shows a message', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(25));
  const reads = await gate(page, database('feed-posts'), open);
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 9'));
  await expect(article(page, 'Post 9')).toBeVisible();
  expect(reads.requests).toHaveLength(1);
  await scrollTo(page, article(page, 'Post 12'));
  expect(reads.requests).toHaveLength(2);
  await scrollTo(page, page.getByText("You're all caught up!"));
  await expect(page.getByRole('status').filter({ hasText: "You're all caught up!" })).toBeVisible();
  expect(reads.requests).toHaveLength(3);
});

test('Refresh clears the posts and the cursor, loads again, and retains the focus', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(30));
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 12'));
  await addPosts(feedSite, [post(0, { title: 'Brand new' })]);
  const reads = await gate(page, database('feed-posts'), open);
  await page.getByRole('button', { name: 'Refresh' }).focus();
  await page.keyboard.press('Enter');
  await expect(article(page, 'Brand new')).toBeVisible();
  await expect(article(page, 'Brand new')).toHaveAttribute('aria-posinset', '1');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  expect(reads.requests).toHaveLength(1);
});
