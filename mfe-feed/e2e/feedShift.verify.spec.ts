import { addStory, article, expect, posts, showPosts, test } from '../../shared/testing/e2e/feedSite.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { FONTS } from '../../shared/testing/e2e/requests.ts';

/** The allowed sum of all layout shifts without input (0.1 is what the Core Web Vitals call good). */
const MAX_SHIFT = 0.02;

const NEWEST = Date.UTC(2026, 0, 1);

const STORIES = /mfe-reels\/.*\.js$/;

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the stories and then the fonts arrive after the posts at ${size.width} px: the posts do not move`, async ({
    page,
    feedSite,
  }) => {
    await page.setViewportSize(size);
    await showPosts(
      feedSite,
      posts(12, (number) => ({
        title:
          number % 2
            ? 'A washer of ten rupees and fifteen minutes of work, and the tap is as good as new'
            : `Post ${number}`,
        likesCount: 1_200,
        _createdBy: { displayName: 'Sunita Verma', timestamp: new Date(NEWEST - number * 60_000) },
      })),
    );
    await addStory(feedSite);
    await recordShifts(page);
    const stories = await gate(page, STORIES);
    const fonts = await gate(page, FONTS);
    await page.goto(`${feedSite.url}/feed`, { waitUntil: 'commit' }); // the load event would wait for the fonts, which are held back
    await expect(article(page, 'Post 2').getByRole('link')).toBeAttached();
    await stories.release();
    await expect(page.getByRole('button', { name: 'A day at the mandi' })).toBeVisible();
    await fonts.release();
    await expect
      .poll(() =>
        page.evaluate(
          () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
        ),
      )
      .toBe(true);
    const { score, worst } = await shiftOf(page);
    expect(score, worst).toBeLessThanOrEqual(MAX_SHIFT);
  });
}
