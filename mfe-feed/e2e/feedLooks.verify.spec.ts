import { goInside } from '../../shared/testing/goInside.ts';
import { denied } from '../../shared/testing/e2e/answers.ts';
import { expectFineInEveryLook } from '../../shared/testing/e2e/everyLook.ts';
import {
  addStory,
  addPosts,
  article,
  expect,
  LATER_PAGE,
  post,
  posts,
  scrollTo,
  showPosts,
  test,
} from '../../shared/testing/e2e/feedSite.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { database } from '../../shared/testing/e2e/requests.ts';

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

test('the feed has no accessibility violation in any state, in every look', async ({ page, feedSite }) => {
  test.setTimeout(240_000);
  await setLook(page, LOOKS[0]!);
  await showPosts(feedSite, [...everyKind(5), ...posts(12, () => ({ postType: 'poll' })).slice(5)]);
  const reads = await gate(page, database('feed-posts'));
  await page.goto(`${feedSite.url}/about`);
  await goInside(page, '/feed');
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
  await expectFineInEveryLook(page, 'loading');
  await reads.release();

  // All posts at once: a target half covered by the sticky header would count as too small.
  const tall = LOOKS.map((look) => ({ ...look, height: 7_000 }));
  const later = await gate(page, database('feed-posts', LATER_PAGE), denied);
  await setLook(page, tall[0]!);
  await expect(article(page, 'Post 10')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('More posts could not be loaded.');
  await expectFineInEveryLook(page, 'every kind, a later page failed', tall);

  await later.release();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText("You're all caught up!")).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0)); // the press may have scrolled, and then the header covers a target
  await expectFineInEveryLook(page, 'the end', tall);

  await setLook(page, LOOKS[0]!);
  await reads.fail(denied);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expectFineInEveryLook(page, 'error');

  await reads.release();
  await showPosts(feedSite, []);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No posts yet')).toBeVisible();
  await expectFineInEveryLook(page, 'empty');
});

for (const width of [360, 1280]) {
  test(`the feed and ten pages load without a layout shift, ${width} px`, async ({ page, feedSite }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 740 });
    await showPosts(feedSite, everyKind(110));
    await addStory(feedSite);
    await recordShifts(page);
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
    const later = await gate(page, database('feed-posts', LATER_PAGE));
    await recordShifts(page);
    await page.goto(`${feedSite.url}/feed`);
    await scrollTo(page, page.getByRole('status', { name: 'Loading more posts' }));
    await page.mouse.wheel(0, pastPx);
    if (pastPx) await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    await addPosts(feedSite, [post(0)]);
    await later.release();
    await expect(article(page, 'Post 11')).toBeAttached();
    const { score, worst } = await shiftOf(page);
    expect(score, worst).toBeLessThanOrEqual(MAX_SHIFT);
    await expect(page.getByRole('contentinfo')).toHaveCSS('opacity', '1');
  });
}
