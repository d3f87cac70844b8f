import { addStory, article, expect, posts, showPosts, test } from '../../shared/testing/e2e/feedSite.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';

/** The allowed sum of all layout shifts without input (0.1 is what the Core Web Vitals call good). */
const MAX_SHIFT = 0.02;

const STORIES = /mfe-reels\/.*\.js$/;
const FONTS = /\.woff2$/;

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
        _createdBy: { displayName: 'Sunita Verma', timestamp: new Date(Date.now() - number * 60_000) },
      })),
    );
    await addStory(feedSite);
    await page.addInitScript(addUpShifts);
    const letStoriesCome = await holdBackUrls(page, STORIES);
    const letFontsCome = await holdBackUrls(page, FONTS);
    await page.goto(`${feedSite.url}/feed`, { waitUntil: 'commit' }); // the load event would wait for the fonts, which are held back
    await expect(article(page, 'Post 2').getByRole('link')).toBeAttached();
    letStoriesCome();
    await expect(page.getByRole('button', { name: 'A day at the mandi' })).toBeVisible();
    letFontsCome();
    await expect
      .poll(() =>
        page.evaluate(
          () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
        ),
      )
      .toBe(true);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { total, moved } = await page.evaluate(
      () => (globalThis as unknown as { shifts: { total: number; moved: string[] } }).shifts,
    );
    expect(total, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

/** Adds up the layout shifts without input, and records what moved. */
function addUpShifts(): void {
  const shifts = { total: 0, moved: [] as string[] };
  Object.assign(globalThis, { shifts });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      shifts.total += value;
      for (const { node, previousRect: before, currentRect: after } of sources) {
        shifts.moved.push(
          `${value.toFixed(4)} ${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${before.top},${before.height} -> ${after.top},${after.height}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
