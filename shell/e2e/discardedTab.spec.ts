import { article, posts, scrollTo, showPosts } from '../../shared/testing/e2e/feedSite.ts';
import { goInside } from '../../shared/testing/goInside.ts';
import { discardTab } from '../../shared/testing/e2e/discardTab.ts';
import { watchQuiet } from '../../shared/testing/e2e/quiet.ts';
import { LEVELS, playTo, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { expectPlaying } from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes' }); // lessons and reels play

/** Each is not the tab's first screen: what is known of it must be in its own entry of the history. */
test.beforeEach(({ page }) => page.goto('/about'));

test('a tab that the browser has discarded during a lesson comes back to its second', async ({ page }) => {
  await goInside(page, LEVELS.onePage);
  await pressPlay(page);
  await playTo(page, 3);
  await video(page).evaluate((element: HTMLVideoElement) => element.pause()); // how long it plays until the tab is hidden is the machine's
  const leftAtS = await timeOf(page);
  const tab = await discardTab(page);
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe(LEVELS.onePage);
  const timeWithPicture = () =>
    tab.evaluate(() => {
      const video = document.querySelector('video');
      return video && video.readyState >= video.HAVE_CURRENT_DATA ? video.currentTime : -1;
    });
  await expect.poll(async () => Math.abs((await timeWithPicture()) - leftAtS)).toBeLessThan(1);
});

test('a tab that the browser has discarded comes back to the reel that was shown', async ({ page }) => {
  await goInside(page, '/reel');
  await page.getByRole('button', { name: 'Play reels' }).click();
  await expectPlaying(page, 0);
  for (const index of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expectPlaying(page, index);
  }
  await expect(page).toHaveURL('/reel?reel=reel-004');
  const tab = await discardTab(page);
  const reelInView = () =>
    tab.evaluate(() => {
      const inView = [...document.querySelectorAll<HTMLElement>('[role=feed] [data-index]')].find(
        (card) => Math.abs(card.getBoundingClientRect().top) < innerHeight / 2,
      );
      return inView?.dataset.index;
    });
  await expect.poll(reelInView).toBe('3');
});

test('a tab that the browser has discarded comes back to the post that was in view, at the same height', async ({
  page,
  feedSite,
}) => {
  await showPosts(feedSite, posts(40));
  const isQuiet = watchQuiet(page);
  await page.goto(`${feedSite.url}/about`);
  await goInside(page, '/feed');
  const target = article(page, 'Post 27');
  await scrollTo(page, target);
  await isQuiet();
  const topOf = () => target.evaluate((element) => element.getBoundingClientRect().top);
  let leftAtPx = NaN;
  // Heights above it are still being measured.
  await expect(async () => {
    const before = leftAtPx;
    leftAtPx = await topOf();
    expect(leftAtPx).toBe(before);
  }).toPass();
  const tab = await discardTab(page);
  const topAfterwards = () =>
    tab.evaluate(() => {
      const title = [...document.querySelectorAll('article h2, article h3')].find(
        ({ textContent }) => textContent === 'Post 27',
      );
      return title?.closest('article')?.getBoundingClientRect().top ?? Infinity;
    });
  await expect.poll(async () => Math.abs((await topAfterwards()) - leftAtPx)).toBeLessThanOrEqual(4);
});
