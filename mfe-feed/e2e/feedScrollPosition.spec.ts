import type { Locator, Page } from '@playwright/test';
import { addStory, article, expect, posts, scrollTo, showPosts, test } from '../../shared/testing/e2e/feedSite.ts';
import { expectSaved } from '../../shared/testing/e2e/stored.ts';

/** The most by which the height of a post may differ from the expected one. */
const WITHIN_PX = 4;

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 740 }));

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

/** Waits until the post is at that height. */
async function expectAt(target: Locator, top: number): Promise<void> {
  await expect(target).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(target)) - top)).toBeLessThanOrEqual(WITHIN_PX);
}

/** Clicks without Playwright's own scrolling, which takes a link in the sticky header for covered and scrolls the page. */
async function leaveByLink(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Login' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
}

for (const kinds of ['pictures', 'posts of every kind'] as const) {
  test(`Back returns to the same post at the same height, ${kinds}`, async ({ page, feedSite }) => {
    await showPosts(feedSite, posts(40, mix(kinds)));
    await page.goto(`${feedSite.url}/feed`);
    const target = article(page, 'Post 24');
    await scrollTo(page, target, { stepPx: 450 });
    await page.mouse.wheel(0, 137);
    await expect(target).toBeInViewport();
    await expect.poll(() => isStill(page)).toBe(true);
    const top = await topOf(target);
    await leaveByLink(page);
    await page.goBack();
    await expectAt(target, top);
    await expect.poll(() => isStill(page)).toBe(true);
    await expectAt(target, top);
  });
}

test('a reload returns to the same post at the same height', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(40, mix('posts of every kind')));
  await addStory(feedSite);
  await page.goto(`${feedSite.url}/feed`);
  const target = article(page, 'Post 27');
  await scrollTo(page, target, { stepPx: 450 });
  await expect.poll(() => isStill(page)).toBe(true);
  await expectSaved(page, 'p-0027');
  const top = await topOf(target);
  await page.reload();
  await expectAt(target, top);
});

test('Back after a reload of another page returns to the same post at the same height', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(40));
  await page.goto(`${feedSite.url}/feed`);
  const target = article(page, 'Post 23');
  await scrollTo(page, target, { stepPx: 450 });
  await expect.poll(() => isStill(page)).toBe(true);
  await expectSaved(page, 'p-0023');
  const top = await topOf(target);
  await leaveByLink(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expectAt(target, top);
});

test('direct navigation starts at the top, by link and by URL', async ({ page, feedSite }) => {
  await showPosts(feedSite, posts(40));
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 15'));
  await page.goto(`${feedSite.url}/home`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feed' }).click();
  await expect(article(page, 'Post 1')).toBeInViewport();
  await page.goto(`${feedSite.url}/feed`);
  await expect(article(page, 'Post 1')).toBeInViewport();
});

test('a strip is inserted above the posts after Back: the same post is at the same height', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(40));
  await page.goto(`${feedSite.url}/feed`);
  const target = article(page, 'Post 13');
  await scrollTo(page, target, { stepPx: 450 });
  await expect.poll(() => isStill(page)).toBe(true);
  const top = await topOf(target);
  await leaveByLink(page);
  // As the stories are, which another remote renders: some frames after the posts, counted in the page itself.
  await page.evaluate(() => {
    const content = document.getElementById('content')!;
    const strip = Object.assign(document.createElement('div'), { id: 'late' });
    strip.style.height = '140px';
    new MutationObserver(async (_changes, observer) => {
      if (!content.querySelector('[role=feed] article')) return;
      observer.disconnect();
      for (let frames = 0; frames < 12; frames += 1) await new Promise(requestAnimationFrame);
      content.prepend(strip);
    }).observe(content, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(page.locator('#late')).toBeAttached();
  await expectAt(target, top);
});

function mix(kinds: 'pictures' | 'posts of every kind') {
  return (number: number) => {
    if (kinds === 'pictures') return {};
    const postType = ['image', 'video', 'multi_image', 'reels_carousel', 'poll'][number % 5]!;
    return {
      postType,
      ...(postType === 'video' && { videoStreamId: 'lesson-01', imgId: 'post-02' }),
      ...(number % 3 === 0 && { title: `Post ${number}` }),
    };
  };
}

/** True when nothing has moved over some frames. */
const isStill = (page: Page) =>
  page.evaluate(async () => {
    const before = scrollY;
    for (let frames = 0; frames < 12; frames += 1) await new Promise(requestAnimationFrame);
    return scrollY === before;
  });
