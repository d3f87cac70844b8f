import { expectReplaced } from '../../shared/testing/e2e/firstFrame.ts';
import { countQueries } from '../../shared/testing/e2e/database.ts';
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

test('a post shows author, age and counts where the data have them; malformed values are omitted or clamped', async ({
  page,
  feedSite,
}) => {
  const at = (agoMs: number) => new Date(Date.now() - agoMs);
  await showPosts(feedSite, [
    post(1, {
      title: 'All',
      likesCount: 1,
      commentsCount: 299,
      viewsCount: 12_345,
      _createdBy: { displayName: 'सीता देवी', timestamp: at(3 * 3_600_000) },
    }),
    post(2, { title: 'Time only', _createdBy: { timestamp: at(2 * 86_400_000) } }),
    post(3, {
      title: 'Hostile',
      likesCount: -1,
      commentsCount: 'many',
      viewsCount: 1e300,
      _createdBy: { displayName: `\u202E<b>${'x'.repeat(200)}`, timestamp: at(3 * 86_400_000) },
    }),
  ]);
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'All')).toContainText('सीता देवी · 3h ago');
  await expect(article(page, 'All').locator('bdi', { hasText: 'सीता देवी' })).toHaveAttribute('lang', 'hi');
  await expect(article(page, 'All')).toContainText('1 like · 299 comments · 12.3K views');
  await scrollTo(page, article(page, 'Time only'));
  await expect(article(page, 'Time only').getByRole('paragraph')).toHaveText(['2d ago']);
  await scrollTo(page, article(page, 'Hostile'));
  await expect(article(page, 'Hostile').getByRole('paragraph')).toHaveText([
    `<b>${'x'.repeat(77)} · 3d ago`,
    '9.9M views',
  ]);
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
  expect(await all()).not.toContain('Secret');
});

test('each kind of post shows its own content: picture, fallbacks, several pictures, reels, unknown kinds', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, [
    post(1, { title: 'First of imageIds', imageIds: ['post-02', 'post-03'], imgId: 'post-01' }),
    post(2, { title: 'imgId', imageIds: [], imgId: 'post-04' }),
    post(3, { title: 'Neither', imageIds: [] }),
    post(4, { title: 'Broken', imageIds: ['no-such-picture'] }),
    post(5, { title: 'None', postType: 'multi_image', imageIds: [] }),
    post(6, { title: 'Counted', postType: 'reels_carousel', reelsCount: 12 }),
    post(7, { title: 'Uncounted', postType: 'reels_carousel' }),
    post(8, { title: 'Poll', postType: 'poll' }),
    post(9, { title: 'No stream', postType: 'video', videoStreamId: '' }),
  ]);
  await page.goto(`${feedSite.url}/feed`);
  const shows = async (title: string) => {
    await scrollTo(page, article(page, title));
    return article(page, title);
  };
  await expect((await shows('First of imageIds')).getByRole('img')).toHaveAttribute('src', /post-02/);
  await expect((await shows('imgId')).getByRole('img')).toHaveAttribute('src', /post-04/);
  await expect((await shows('Neither')).getByText('N', { exact: true })).toBeVisible(); // the placeholder
  await expect((await shows('Broken')).getByText('Image Error')).toBeVisible();
  await expect((await shows('None')).getByText('No images')).toBeVisible();
  const counted = await shows('Counted');
  await expect(counted).toContainText('12 Reels');
  await expect(counted).toContainText('Tap to explore');
  await expect(counted.getByText('Reels', { exact: true })).toBeVisible();
  await expect(counted.getByRole('link', { name: 'Watch Reels' })).toHaveAttribute('href', '/reel');
  await expect(await shows('Uncounted')).toContainText('Multiple Reels');
  await expect((await shows('Poll')).getByText('Content', { exact: true })).toBeVisible();
  await expect((await shows('No stream')).getByText('Video unavailable')).toBeVisible();
});

test('Next image and Previous image change the picture, wrap around at both ends, and show its number', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, [post(1, { postType: 'multi_image', imageIds: ['post-01', 'post-02', 'post-03'] })]);
  await page.goto(`${feedSite.url}/feed`);
  const pictures = page.getByRole('region', { name: 'Pictures: Post 1' });
  await expect(pictures).toContainText('1/3');
  await pictures.getByRole('button', { name: 'Next image' }).click();
  await expect(pictures).toContainText('2/3');
  await expect(pictures.getByRole('img', { name: 'Image 2 of 3, without a description' })).toBeVisible();
  await pictures.getByRole('button', { name: 'Next image' }).click();
  await expect(pictures).toContainText('3/3');
  await pictures.getByRole('button', { name: 'Next image' }).click();
  await expect(pictures).toContainText('1/3');
  await pictures.getByRole('button', { name: 'Previous image' }).click();
  await expect(pictures).toContainText('3/3');
});

test('a click right after a scroll changes the picture', async ({ page, feedSite }) => {
  await showPosts(feedSite, [post(1, { postType: 'multi_image', imageIds: ['post-01', 'post-02', 'post-03'] })]);
  await page.goto(`${feedSite.url}/feed`);
  const pictures = page.getByRole('region', { name: 'Pictures: Post 1' });
  const next = pictures.getByRole('button', { name: 'Next image' });
  await expectReplaced(page);
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

test('the call to action has the label, the target and the colours of the post', async ({ page, feedSite }) => {
  await showPosts(feedSite, [
    post(1, { businessInfo: [], ctaText: 'See more' }),
    post(2, { businessInfo: [] }),
    post(3, { buttonBgColor: '#FF14523C', buttonTextColor: '#FFFFF6E5' }),
    post(4, { buttonBgColor: '#1D3C6A', buttonTextColor: '#1d3c6a' }),
  ]);
  await page.goto(`${feedSite.url}/feed`);
  await expect(page.getByRole('link', { name: 'See more' })).toHaveAttribute('href', '/business');
  await scrollTo(page, article(page, 'Post 2'));
  const plain = page.getByRole('link', { name: 'Learn More' });
  await expect(plain).toHaveAttribute('href', '/business');
  await expect(plain).toHaveCSS('background-color', 'rgb(245, 124, 0)');
  await expect(plain).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(plain).toHaveCSS('background-image', /linear-gradient/);
  await scrollTo(page, article(page, 'Post 3'));
  await expect(article(page, 'Post 3').getByRole('link')).toHaveCSS('background-color', 'rgb(20, 82, 60)');
  await scrollTo(page, article(page, 'Post 4'));
  await expect(article(page, 'Post 4').getByRole('link')).toHaveCSS('background-color', 'rgb(29, 60, 106)');
  expect(
    await article(page, 'Post 4')
      .getByRole('link')
      .evaluate((link) => getComputedStyle(link).color),
  ).not.toBe('rgb(29, 60, 106)');
});

test('the next page loads when half of the last post is visible, not before, and the end of the list shows a message', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(25));
  const count = countQueries(page, 'feed-posts');
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 9'));
  await expect(article(page, 'Post 9')).toBeVisible();
  expect(count()).toBe(1);
  await scrollTo(page, article(page, 'Post 12'));
  expect(count()).toBe(2);
  await scrollTo(page, page.getByText("You're all caught up!"));
  await expect(page.getByRole('status').filter({ hasText: "You're all caught up!" })).toBeVisible();
  expect(count()).toBe(3);
});

test('F43: a post that is in two pages is shown once', async ({ page, feedSite }) => {
  await showPosts(feedSite, [...posts(24), post(12.5, { id: 'p-0003', document: 'copy', title: 'Post 3 again' })]);
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 3'));
  await scrollTo(page, article(page, 'Post 14'));
  await expect(article(page, 'Post 3 again')).toHaveCount(0);
  await expect(article(page, 'Post 14')).toHaveAttribute('aria-posinset', '14');
});

test('pages with only malformed posts are skipped', async ({ page, feedSite }) => {
  // Neither the field 'id' nor the document's own id is valid.
  const malformed = (number: number) => post(number, { id: '../evil', document: `bad-${number}` });
  await showPosts(feedSite, [
    ...Array.from({ length: 20 }, (_, index) => malformed(index + 1)),
    post(30),
    ...Array.from({ length: 20 }, (_, index) => malformed(index + 40)),
    post(70),
  ]);
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 30')).toBeVisible();
  await scrollTo(page, article(page, 'Post 70'));
  await expect(page.getByText("You're all caught up!")).toBeVisible();
  await expect(articles(page)).toHaveCount(2);
});

test('no posts: the empty screen is shown, and its Refresh loads posts that were added since', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, []);
  await page.goto(`${feedSite.url}/feed`);
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await expect(page.getByText('Start following accounts to see posts here')).toBeVisible();
  await addPosts(feedSite, [post(1)]);
  await page.getByRole('status').filter({ hasText: 'No posts yet' }).getByRole('button', { name: 'Refresh' }).click();
  await expect(article(page, 'Post 1')).toBeVisible();
});

test('Refresh clears the posts and the cursor, loads again, and retains the focus', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(30));
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 12'));
  await addPosts(feedSite, [post(0, { title: 'Brand new' })]);
  const count = countQueries(page, 'feed-posts');
  await page.getByRole('button', { name: 'Refresh' }).focus();
  await page.keyboard.press('Enter');
  await expect(article(page, 'Brand new')).toBeVisible();
  await expect(article(page, 'Brand new')).toHaveAttribute('aria-posinset', '1');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  expect(count()).toBe(1);
});
