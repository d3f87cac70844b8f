import { expect, type Locator, type Page } from '@playwright/test';

/** The state of one media element of the reels. */
export interface ReelVideo {
  index: number;
  currentTime: number;
  frames: number;
  isPaused: boolean;
  isMuted: boolean;
  volume: number;
  bufferedS: number;
}

export const reelAt = (page: Page, index: number): Locator =>
  page.getByRole('feed', { name: 'Reels' }).getByRole('article').nth(index);

/** All media elements of the page, with the index of their reel. */
export const reelVideos = (page: Page): Promise<ReelVideo[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')].map((video) => ({
      index: Number(video.closest('article')?.dataset.index),
      currentTime: video.currentTime,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
      isPaused: video.paused,
      isMuted: video.muted,
      volume: video.volume,
      bufferedS: video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0,
    })),
  );

export async function openReels(page: Page, query = ''): Promise<void> {
  await page.goto(`/reel${query}`);
  await page.getByRole('button', { name: 'Play reels' }).click();
}

/** Waits until this reel, and no other, plays and its time advances. */
export async function expectPlaying(page: Page, index: number): Promise<void> {
  await expect
    .poll(async () =>
      (await reelVideos(page))
        .filter((video) => !video.isPaused && video.currentTime > 0.2)
        .map((video) => video.index),
    )
    .toEqual([index]);
}

/** Waits until no reel plays. */
export const expectAllPaused = (page: Page): Promise<void> =>
  expect.poll(async () => (await reelVideos(page)).every(({ isPaused }) => isPaused)).toBe(true);

/** True for a reel that has buffered a segment (1 s), with which it starts at once. */
export const isPreloaded = ({ bufferedS }: ReelVideo): boolean => bufferedS > 0.9;

/** Waits until the reel is preloaded. */
export const expectPreloaded = (page: Page, index: number): Promise<void> =>
  expect
    .poll(async () => (await reelVideos(page)).some((video) => video.index === index && isPreloaded(video)))
    .toBe(true);

/** Scrolls the parent of the feed, which contains only articles. */
export const scrollReels = (page: Page, to: 'end' | { share: number }): Promise<void> =>
  page.getByRole('feed', { name: 'Reels' }).evaluate((feed, top) => {
    const scroller = feed.parentElement!;
    scroller.scrollTo({
      top: top === 'end' ? scroller.scrollHeight : scroller.clientHeight * top.share,
      behavior: 'instant',
    });
  }, to);

/** Waits until the feed has stopped scrolling at this reel: a click during a scroll would miss its target. */
export const expectAtRest = (page: Page, index: number): Promise<void> =>
  expect
    .poll(() =>
      reelAt(page, index).evaluate((card) => {
        const middleOf = (element: Element) =>
          element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2;
        return Math.abs(middleOf(card) - middleOf(card.closest('[role=feed]')!.parentElement!));
      }),
    )
    .toBeLessThan(1);
