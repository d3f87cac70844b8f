import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { changeReels } from './support/changeReels.ts';
import { breakDatabase } from '../../shared/testing/e2e/database.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import {
  expectAtRest,
  expectPlaying,
  expectPreloaded,
  openReels,
  reelAt,
  reelVideos,
  scrollReels,
} from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** The seed: 64 reels, two of them without a stream. */
const PLAYABLE = 62;
const MAX_MEDIA_ELEMENTS = 5;

test('nothing plays before the first interaction; then the first reel plays muted and presents frames', async ({
  page,
}) => {
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  expect((await reelVideos(page)).every(({ isPaused }) => isPaused)).toBe(true);
  await page.getByRole('button', { name: 'Play reels' }).click();
  await expectPlaying(page, 0);
  const [first] = await reelVideos(page);
  expect(first).toMatchObject({ index: 0, isMuted: true, volume: 0.5 });
  await expect.poll(async () => (await reelVideos(page))[0]!.frames).toBeGreaterThan(3);
  await expect(page.getByRole('button', { name: 'Play reels' })).toHaveCount(0);
});

const FIRST_INTERACTIONS: Record<string, { act(page: Page): Promise<void>; plays: number }> = {
  'a click on the picture': { act: (page) => reelAt(page, 0).click({ position: { x: 120, y: 200 } }), plays: 0 },
  'Space on Play reels': { act: (page) => page.getByRole('button', { name: 'Play reels' }).press('Space'), plays: 0 },
  'Enter on Play reels': { act: (page) => page.getByRole('button', { name: 'Play reels' }).press('Enter'), plays: 0 },
  'a key': { act: (page) => page.keyboard.press('ArrowDown'), plays: 1 },
  'the wheel': { act: (page) => page.mouse.wheel(0, 600), plays: 1 },
};

for (const [name, { act, plays }] of Object.entries(FIRST_INTERACTIONS)) {
  test(`${name} as the first interaction starts the reel, and the next click pauses it`, async ({ page }) => {
    await page.goto('/reel');
    await expectPreloaded(page, 0);
    await page.mouse.move(640, 400);
    await act(page);
    await expectPlaying(page, plays);
    await expectAtRest(page, plays);
    await reelAt(page, plays).click({ position: { x: 120, y: 200 } });
    await expect.poll(async () => (await reelVideos(page)).every(({ isPaused }) => isPaused)).toBe(true);
  });
}

test('Music is on and the first interaction is the wheel, after which no browser permits sound: the reel plays muted, and Unmute turns the sound on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('bazaar.sound', JSON.stringify({ isMuted: false, volume: 50 }));
    Object.defineProperty(navigator, 'userActivation', { value: undefined }); // page.evaluate would count as user activation
  });
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await expectPlaying(page, 1);
  const second = async () => (await reelVideos(page)).find(({ index }) => index === 1);
  expect(await second()).toMatchObject({ isMuted: true });
  await expectAtRest(page, 1);
  await reelAt(page, 1).getByRole('button', { name: 'Unmute' }).click();
  await expect(reelAt(page, 1).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await expect.poll(second).toMatchObject({ isMuted: false, isPaused: false });
});

for (const [name, engine] of Object.entries({
  lacks: () => Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback'),
  'never calls': () =>
    Object.assign(HTMLVideoElement.prototype, {
      requestVideoFrameCallback: () => 1,
      cancelVideoFrameCallback: () => undefined,
    }),
})) {
  test(`a browser that ${name} requestVideoFrameCallback: a reel whose time advances shows its picture, and the next one is preloaded`, async ({
    page,
  }) => {
    await page.addInitScript(engine);
    await openReels(page);
    await expectPlaying(page, 0);
    // The placeholder is gone: the middle of the card shows the video.
    await expect
      .poll(() =>
        reelAt(page, 0).evaluate((card) =>
          [...card.children]
            .filter((part) => getComputedStyle(part).backgroundImage.includes('170deg'))
            .map((part) => part.checkVisibility()),
        ),
      )
      .toEqual([false]);
    await expectPreloaded(page, 1);
  });
}

test('exactly one neighbour is preloaded, paused at its start, in the scroll direction', async ({ page }) => {
  await openReels(page);
  await expectPreloaded(page, 1);
  const [, neighbour, ...others] = await reelVideos(page);
  expect(neighbour).toMatchObject({ index: 1, isPaused: true, currentTime: 0 });
  expect(neighbour!.bufferedS).toBeLessThanOrEqual(6);
  expect(others).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expectPlaying(page, 1);
  await page.keyboard.press('ArrowDown');
  await expectPlaying(page, 2);
  await page.keyboard.press('ArrowUp');
  await expectPlaying(page, 1);
  await expectPreloaded(page, 0);
  expect((await reelVideos(page)).map(({ index }) => index).toSorted()).toEqual([0, 1]);
});

test('a reel that is scrolled away is paused and reset to its start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // without scroll snapping the feed stays at the position that the test sets
  await page.goto('/reel');
  await reelAt(page, 0).getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(1);
  await scrollReels(page, { share: 0.4 });
  await expect
    .poll(async () => (await reelVideos(page)).find(({ index }) => index === 0))
    .toMatchObject({ isPaused: true, currentTime: 0 });
});

test('sound and volume apply to all reels, and persist after a reload', async ({ page }) => {
  await openReels(page);
  const volume = reelAt(page, 0).getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveValue('50');
  await expect(volume).toHaveAttribute('aria-valuetext', '50 percent');
  await reelAt(page, 0).getByRole('button', { name: 'Unmute' }).click();
  await volume.fill('80');
  await expect(volume).toHaveAttribute('aria-valuetext', '80 percent');
  await expectPlaying(page, 0);
  for (const index of [1, 2]) {
    await page.getByRole('button', { name: 'Next reel' }).click();
    await expectPlaying(page, index);
    const audible = (await reelVideos(page)).filter(({ isPaused, isMuted }) => !isPaused && !isMuted);
    expect(audible).toHaveLength(1);
    expect(audible[0]).toMatchObject({ index, volume: 0.8 });
  }
  await expect(page).toHaveURL('/reel?reel=reel-003');
  await page.reload();
  await page.getByRole('button', { name: 'Play reels' }).click(); // no browser permits sound before a user activation
  await expect(reelAt(page, 2).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await expect(reelAt(page, 2).getByRole('slider', { name: 'Volume' })).toHaveValue('80');
});

test('arrows, J and K and page keys change the reel and move the focus; space pauses; M mutes', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  const moves = [
    ['ArrowDown', 1],
    ['j', 2],
    ['PageDown', 3],
    ['k', 2],
    ['PageUp', 1],
    ['ArrowUp', 0],
  ] as const;
  for (const [key, index] of moves) {
    await page.keyboard.press(key);
    await expect(reelAt(page, index)).toBeFocused();
    await expectPlaying(page, index);
  }
  await page.keyboard.press('Space');
  await expect.poll(async () => (await reelVideos(page)).every(({ isPaused }) => isPaused)).toBe(true);
  await page.keyboard.press('Space');
  await expectPlaying(page, 0);
  await page.keyboard.press('m');
  await expect(reelAt(page, 0).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();

  // Space on a button is the button's own.
  await reelAt(page, 0).getByRole('button', { name: 'Mute', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(reelAt(page, 0).getByRole('button', { name: 'Unmute' })).toBeVisible();
  await expectPlaying(page, 0);
});

test('all playable reels load page by page, those without a stream are skipped, and the end shows a message', async ({
  page,
}) => {
  await openReels(page);
  const feed = page.getByRole('feed', { name: 'Reels' });
  await expect(feed.getByRole('article')).toHaveCount(10);
  for (let count = 0; count < 12 && (await page.getByText('No more reels to load').count()) === 0; count += 1) {
    const before = await feed.getByRole('article').count();
    await scrollReels(page, 'end');
    await expect
      .poll(
        async () =>
          (await feed.getByRole('article').count()) > before ||
          (await page.getByText('No more reels to load').count()) > 0,
      )
      .toBe(true);
  }
  await expect(feed.getByRole('article')).toHaveCount(PLAYABLE);
  await scrollReels(page, 'end');
  await expect(page.getByText('No more reels to load')).toBeInViewport();
  await expect(reelAt(page, PLAYABLE - 1)).toHaveAttribute('aria-setsize', String(PLAYABLE));
  await expectPlaying(page, PLAYABLE - 1);
  expect(await page.locator('video').count()).toBeLessThanOrEqual(MAX_MEDIA_ELEMENTS);
});

test('the next page loads: the visible reel does not move', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  await scrollReels(page, 'end');
  await expect(page.getByRole('article')).not.toHaveCount(10);
  await expectPlaying(page, 9);
  await expect(reelAt(page, 9)).toBeInViewport({ ratio: 0.8 });
});

test('a link opens its reel, on the first page or beyond it; the URL follows the visible reel', async ({ page }) => {
  await openReels(page, '?reel=reel-004');
  await expectPlaying(page, 3);
  await page.keyboard.press('ArrowDown');
  await expectPlaying(page, 4);
  await expect(page).toHaveURL('/reel?reel=reel-005');
  await page.reload();
  await expect(reelAt(page, 4)).toBeInViewport({ ratio: 0.8 });

  await openReels(page, '?reel=reel-050');
  await expectPlaying(page, 0);
  await expect(page).toHaveURL('/reel?reel=reel-050');
});

test('a link to an unknown reel: the first reel opens, and the id is removed from the URL and from the history', async ({
  page,
}) => {
  await page.goto('/home');
  await page.goto('/reel?reel=no-such-reel');
  await expect(reelAt(page, 0)).toBeVisible();
  await expect(page).toHaveURL(/\/reel(\?reel=reel-001)?$/);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('pages without a playable reel: the next ones load automatically', async ({ page }) => {
  await changeReels(page, ({ fields }, pageIndex) => {
    if (pageIndex >= 1 && pageIndex <= 3) delete fields.videoStreamId;
  });
  await openReels(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await scrollReels(page, 'end');
  await expect(page.getByRole('article')).not.toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('ten pages in a row without a playable reel: Load more is shown, and continues', async ({ page }) => {
  let isBroken = true;
  const pages = await changeReels(
    page,
    (document, pageIndex) => {
      if (isBroken && pageIndex > 0) delete document.fields.videoStreamId;
    },
    { isEndless: true },
  );
  await openReels(page);
  await scrollReels(page, 'end');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  expect(pages()).toBe(11);
  isBroken = false;
  await more.click();
  await expect(page.getByRole('article')).not.toHaveCount(10);
});

test('no reel on the first eleven pages: only Load more is shown, and finds them', async ({ page }) => {
  let isBroken = true;
  await changeReels(page, ({ fields }) => isBroken && delete fields.videoStreamId, { isEndless: true });
  await page.goto('/reel');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  isBroken = false;
  await more.click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('Back returns to the last visible reel', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/reel?reel=reel-002');
  await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.goBack();
  await expectPlaying(page, 1);
});

test('a device without Web Share: Share copies the link and shows a message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openReels(page);
  await reelAt(page, 0).getByRole('button', { name: 'Share' }).click();
  await expect(reelAt(page, 0).getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/reel\?reel=reel-001$/);
});

test('F74: a hidden tab pauses the reel, and it resumes at the same time when the tab is visible again', async ({
  page,
}) => {
  await openReels(page);
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(1);
  await hideTab(page, true);
  await expect.poll(async () => (await reelVideos(page))[0]!.isPaused).toBe(true);
  const { currentTime } = (await reelVideos(page))[0]!;
  expect(currentTime).toBeGreaterThan(1);
  await hideTab(page, false);
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(currentTime + 0.2);
});

test('a phone in landscape shows a whole card, and its reel plays', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openReels(page);
  await expectPlaying(page, 0);
  await expect(reelAt(page, 0)).toBeInViewport({ ratio: 0.99 });
});

test('under reduced motion no reel plays automatically', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await page.keyboard.press('ArrowDown');
  await expectAtRest(page, 1);
  await expectPreloaded(page, 1);
  expect((await reelVideos(page)).every(({ isPaused }) => isPaused)).toBe(true);
  await reelAt(page, 1).getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, 1);
});

test('under data saver no stream is requested before Play is pressed, and no neighbour after it', async ({ page }) => {
  const streams: string[] = [];
  page.on('request', (request) => request.url().includes('/manifest/') && streams.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '3g' } }),
  );
  await page.goto('/reel');
  await page.getByRole('heading', { level: 2, name: 'Stock your first 20 parts' }).first().waitFor();
  await expect(page).toHaveURL('/reel?reel=reel-001'); // it is visible, and its keys work
  await page.keyboard.press('ArrowDown');
  await expectAtRest(page, 1);
  expect(streams).toEqual([]);
  await reelAt(page, 1).getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, 1);
  expect(new Set(streams.map((url) => /reel-\d+/.exec(url)?.[0]))).toEqual(new Set(['reel-02']));
});

test('no reels: a message is shown, and Try Again loads them', async ({ page }) => {
  const restore = await breakDatabase(page, 'reel-shorts', 'empty');
  await page.goto('/reel');
  await expect(page.getByText('No reels available')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('F31: the database cannot be reached: an error is shown, not the empty message', async ({ page }) => {
  const restore = await breakDatabase(page, 'reel-shorts', 'stopped');
  await page.goto('/reel');
  await expect(page.getByRole('alert')).toContainText('Error fetching reels');
  await expect(page.getByText('No reels available')).toHaveCount(0);
  await restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('more reels could not be loaded: the loaded ones stay, and Try Again loads the rest', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  const restore = await breakDatabase(page, 'reel-shorts', 'denied');
  await scrollReels(page, 'end');
  await expect(page.getByText('More reels could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await restore();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(10);
});

for (const look of LOOKS) {
  test(`the reels have no accessibility violation, ${look.theme}, ${look.width} px`, async ({ page }) => {
    await setLook(page, look);
    await page.goto('/reel');
    await expectPreloaded(page, 0);
    await expectNoViolations(page, 'reels');
  });
}
