import type { Page } from '@playwright/test';
import {
  article,
  addStory,
  expect,
  post,
  posts,
  scrollTo,
  showPosts,
  test,
} from '../../shared/testing/e2e/feedSite.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';

/** Every post different in height. */
const mixed = (count: number) =>
  posts(count, (number) => ({
    postType: ['image', 'video', 'poll'][number % 3]!,
    ...(number % 3 === 1 && { videoStreamId: 'lesson-01', imgId: 'post-02' }),
  }));

test('a style sheet that is late when the feed is opened a second time costs no post, where the browser measures 0 meanwhile as WebKit does', async ({
  page,
  feedSite,
}) => {
  await page.setViewportSize({ width: 1024, height: 730 });
  await showPosts(feedSite, mixed(30));
  await addStory(feedSite);
  await page.goto(`${feedSite.url}/feed`);
  await expect(page.getByRole('button', { name: 'A day at the mandi' })).toBeVisible();
  await expect(article(page, 'Post 1')).toBeVisible();

  await page.addInitScript(measureAsWebKit);
  const letSheetCome = await holdBackUrls(page, STORIES_SHEET);
  const letFeedCome = await holdBackUrls(page, FEED_SCRIPTS);
  await page.goto(`${feedSite.url}/feed`);
  // The sheet is asked for first, then the posts are drawn, then it comes.
  await page.waitForFunction(
    (stories) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
        ({ sheet: loaded, href }) => !loaded && stories.test(href),
      ),
    STORIES_SHEET,
  );
  letFeedCome();
  await expect(page.getByRole('feed', { name: 'Posts' })).toBeAttached();
  await frames(page, 5);
  letSheetCome();
  for (const number of [1, 2, 3]) await scrollTo(page, article(page, `Post ${number}`), { stepPx: 150, most: 20 });
  await page.goto(`${feedSite.url}/home`);
  expect(
    await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('bazaar.feedSizes')!) as { sizes: number[][] }).sizes[0],
    ),
  ).not.toContain(0);
});

test('heights of 0 that an earlier visit left behind are not believed', async ({ page, feedSite }) => {
  await showPosts(feedSite, mixed(30));
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Post 4'));
  await page.goto(`${feedSite.url}/home`);
  await page.evaluate(() => {
    const saved = JSON.parse(sessionStorage.getItem('bazaar.feedSizes')!) as { sizes: [number[], number] };
    saved.sizes[0].fill(0, 0, 9);
    sessionStorage.setItem('bazaar.feedSizes', JSON.stringify(saved));
  });
  await page.goBack();
  await expect(article(page, 'Post 4')).toBeInViewport();
  await scrollTo(page, article(page, 'Post 1'), { stepPx: -500 });
});

test('scrolling through the feed, down and up, ends no frame with sizes that could not be reported', async ({
  page,
  feedSite,
}) => {
  await page.addInitScript(() => {
    const errors: string[] = [];
    addEventListener('error', ({ message }) => errors.push(message));
    Object.assign(globalThis, { errors });
  });
  await showPosts(feedSite, [...mixed(40), post(41, { title: 'Last' })]);
  await addStory(feedSite);
  await page.goto(`${feedSite.url}/feed`);
  await scrollTo(page, article(page, 'Last'));
  await scrollTo(page, article(page, 'Post 2'), { stepPx: -700 });
  expect(await page.evaluate(() => (globalThis as unknown as { errors: string[] }).errors)).toEqual([]);
});

/** The sheet of the reels remote, which the stories above the posts bring. */
const STORIES_SHEET = /reels\/.*\.css$/;

const FEED_SCRIPTS = /mfe-feed\/.*\.js$/;

/** A promise that the test keeps when it wants to. */

const frames = (page: Page, count: number) =>
  page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** While a sheet of the page is on its way, elements that begin to be observed measure 0 × 0, and truly once it is there. */
function measureAsWebKit(): void {
  const isSheetMissing = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ sheet }) => !sheet);
  const Native = ResizeObserver;
  globalThis.ResizeObserver = class extends Native {
    constructor(callback: ResizeObserverCallback) {
      const waiting = new Set<Element>();
      super((entries, observer) => {
        const isMissing = isSheetMissing();
        if (isMissing) for (const { target } of entries) waiting.add(target);
        const given = entries.map((entry) =>
          isMissing ? { ...entry, target: entry.target, contentRect: new DOMRectReadOnly() } : entry,
        );
        callback(given as ResizeObserverEntry[], observer);
        if (isMissing) requestAnimationFrame(lookAgain);
      });
      const lookAgain = () => {
        if (isSheetMissing()) return void requestAnimationFrame(lookAgain);
        for (const element of waiting) {
          if (!element.isConnected) continue;
          this.unobserve(element);
          this.observe(element);
        }
        waiting.clear();
      };
    }
  };
}
