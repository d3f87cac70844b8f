import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import {
  addStory,
  addPosts,
  article,
  breakPosts,
  expect,
  LATER_PAGE,
  post,
  posts,
  scrollTo,
  showPosts,
  test,
} from '../../shared/testing/e2e/feedSite.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';

const MAX_SHIFT = 0.02;

const KINDS = ['image', 'video', 'multi_image', 'reels_carousel', 'poll'] as const;
const everyKind = (count: number) =>
  posts(count, (number) => {
    const postType = KINDS[number % KINDS.length]!;
    return {
      postType,
      title:
        number % 4
          ? `Post ${number}`
          : `Post ${number}, whose title is so long that it needs a second line on every phone that there is`,
      ...(postType === 'video' && { videoStreamId: 'lesson-01', imgId: 'post-02', duration: '0:40' }),
      ...(postType === 'multi_image' && { imageIds: ['post-01', 'post-02', 'post-03'] }),
    };
  });

for (const look of LOOKS) {
  test(`the feed has no accessibility violation in any state, ${look.theme}, ${look.width} px`, async ({
    page,
    feedSite,
  }) => {
    test.setTimeout(180_000);
    await setLook(page, look);
    await showPosts(feedSite, [...everyKind(5), ...posts(12, () => ({ postType: 'poll' })).slice(5)]);
    await breakPosts(feedSite, [{ response: 'hang' }]);
    await page.goto(`${feedSite.url}/feed`);
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    await expectNoViolations(page, 'loading');

    // All posts at once: a target half covered by the sticky header would count as too small.
    await page.setViewportSize({ width: look.width, height: 7_000 });
    await breakPosts(feedSite, [{ response: 'PERMISSION_DENIED', bodyIncludes: LATER_PAGE }]);
    await page.reload();
    await expect(article(page, 'Post 10')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('More posts could not be loaded.');
    await expectNoViolations(page, 'every kind, a later page failed');

    await breakPosts(feedSite, []);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText("You're all caught up!")).toBeVisible();
    await expectNoViolations(page, 'the end');

    await setLook(page, look);
    await breakPosts(feedSite, [{ response: 'PERMISSION_DENIED' }]);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expectNoViolations(page, 'error');

    await showPosts(feedSite, []);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No posts yet')).toBeVisible();
    await expectNoViolations(page, 'empty');
  });
}

for (const width of [360, 1280]) {
  test(`the feed and ten pages load without a layout shift, ${width} px`, async ({ page, feedSite }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    await showPosts(feedSite, everyKind(110));
    await addStory(feedSite);
    await watchShifts(page);
    await page.goto(`${feedSite.url}/feed`);
    await scrollTo(page, article(page, 'Post 102'), { stepPx: 600, most: 400 });
    const { score, worst } = await shiftOf(page);
    expect(score, worst).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

for (const [where, pastPx] of [
  ['at its spinner', 0],
  ['at the end of the page', 5_000],
] as const) {
  test(`a later page that arrives late causes no layout shift for a reader ${where}`, async ({ page, feedSite }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await showPosts(feedSite, everyKind(20));
    await addStory(feedSite);
    const letPageCome = await holdBackUrls(page, /documents:runQuery/, LATER_PAGE);
    await watchShifts(page);
    await page.goto(`${feedSite.url}/feed`);
    await scrollTo(page, page.getByRole('status', { name: 'Loading more posts' }));
    await page.mouse.wheel(0, pastPx);
    if (pastPx) await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    await addPosts(feedSite, [post(0)]);
    letPageCome();
    await expect(article(page, 'Post 11')).toBeAttached();
    const { score, worst } = await shiftOf(page);
    expect(score, worst).toBeLessThanOrEqual(MAX_SHIFT);
    await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '1');
  });
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

declare global {
  interface Window {
    shifts: { value: number; at: number; what: string }[];
  }
}

/** Records every layout shift that no input caused; their sum is never less than the score of the worst five seconds. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (!shift.hadRecentInput)
          window.shifts.push({
            value: shift.value,
            at: shift.startTime,
            what: shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '?').join(' | '),
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function shiftOf(page: Page): Promise<{ score: number; worst: string }> {
  const shifts = await page.evaluate(() => window.shifts);
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, 3);
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), worst: JSON.stringify(worst) };
}
