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
import { gate } from '../../shared/testing/e2e/gate.ts';

/** Every post different in height. */
const mixed = (count: number) =>
  posts(count, (number) => ({
    postType: ['image', 'video', 'poll'][number % 3]!,
    ...(number % 3 === 1 && { videoStreamId: 'lesson-01', imgId: 'post-02' }),
  }));

/** The later ones turn out lower than estimated, so that the list renders more while it measures them. */
const lowerLater = (count: number) =>
  posts(count, (number) => (number > 10 ? { postType: 'video', videoStreamId: 'lesson-01' } : {}));

test('a stylesheet is late on the second visit and the browser measures 0 until then, as WebKit does: every post is shown', async ({
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
  const sheet = await gate(page, STORIES_SHEET);
  const scripts = await gate(page, FEED_SCRIPTS);
  await page.goto(`${feedSite.url}/feed`, { waitUntil: 'commit' }); // it cannot start yet
  // The sheet is requested first, then the posts are rendered, then it arrives.
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await isSheetAwaited(page)).toBe(true);
  }).toPass({ intervals: [2 * STEP_MS] });
  await scripts.release();
  await expect(page.getByRole('feed', { name: 'Posts' })).toBeAttached();
  await frames(page, 5);
  await sheet.release();
  await expect(article(page, 'Post 1')).toBeVisible(); // a wheel event before that would scroll past it
  for (const number of [1, 2, 3]) await scrollTo(page, article(page, `Post ${number}`), { stepPx: 150, most: 20 });
  await page.goto(`${feedSite.url}/home`);
  await expect
    .poll(() =>
      page.evaluate(() => (JSON.parse(sessionStorage.getItem('bazaar.feedSizes')!) as { sizes: number[][] }).sizes[0]),
    )
    .not.toContain(0);
});

test('stored heights of 0 from an earlier visit are ignored', async ({ page, feedSite }) => {
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

test('scrolling the whole feed down and up causes no ResizeObserver loop error', async ({
  page,
  feedSite,
  pageErrors,
}) => {
  await showPosts(feedSite, [...mixed(40), post(41, { title: 'Last' })]);
  await addStory(feedSite);
  await page.goto(`${feedSite.url}/feed`);
  await scrollDownAndUp(page);
  expect(pageErrors).toEqual([]);
});

for (const order of ['Chromium', 'Firefox'])
  test(
    `posts that are rendered while others are measured cause no ResizeObserver loop error, in the order of ${order}`,
    { tag: '@verify' },
    async ({ page, feedSite, pageErrors }) => {
      if (order === 'Firefox') await page.addInitScript(orderObserversAsFirefox);
      await showPosts(feedSite, [...lowerLater(40), post(41, { title: 'Last' })]);
      await page.goto(`${feedSite.url}/home`);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feed' }).click();
      await scrollDownAndUp(page);
      expect(pageErrors).toEqual([]);
    },
  );

/** The document waits for three seconds for what it would draw. Slower than real time, so that no remote's deadline passes. */
const STEP_MS = 500;

/** The stylesheet of the reels remote, loaded for the stories above the posts. */
const STORIES_SHEET = /reels\/.*\.css$/;

const isSheetAwaited = (page: Page) =>
  page.evaluate(
    (stories) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
        ({ sheet: loaded, href }) => !loaded && stories.test(href),
      ),
    STORIES_SHEET,
  );

const FEED_SCRIPTS = /mfe-feed\/.*\.js$/;

const frames = (page: Page, count: number) =>
  page.evaluate(async (most) => {
    for (let frame = 0; frame < most; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

async function scrollDownAndUp(page: Page): Promise<void> {
  await scrollTo(page, article(page, 'Last'));
  await scrollTo(page, article(page, 'Post 2'), { stepPx: -700 });
}

/** Newly observed elements measure 0 × 0 while a stylesheet is loading, and their real size once it has loaded. */
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
        if (isMissing) requestAnimationFrame(measureAgain);
      });
      const measureAgain = () => {
        if (isSheetMissing()) return void requestAnimationFrame(measureAgain);
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

/** Observers are called in the order in which they began to observe: one that has stopped begins anew, after the others. */
function orderObserversAsFirefox(): void {
  const Native = ResizeObserver;
  globalThis.ResizeObserver = class {
    private readonly observed = new Set<Element>();
    private native?: ResizeObserver;
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(element: Element, options?: ResizeObserverOptions) {
      if (this.observed.size === 0) this.native = new Native((entries) => this.callback(entries, this));
      this.observed.add(element);
      this.native!.observe(element, options);
    }
    unobserve(element: Element) {
      this.observed.delete(element);
      this.native?.unobserve(element);
    }
    disconnect() {
      this.observed.clear();
      this.native?.disconnect();
    }
  };
}
