import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { changeReels } from './support/changeReels.ts';
import { breakDatabase } from '../../shared/testing/e2e/database.ts';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { LOOKS, wear } from '../../shared/testing/e2e/looks.ts';
import {
  expectAtRest,
  expectPlaying,
  expectWarm,
  openReels,
  reelAt,
  reelVideos,
  scrollReels,
} from '../../shared/testing/e2e/reels.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** The seed: 64 reels, two of them without a stream. */
const PLAYABLE = 62;
const MAX_MEDIA_ELEMENTS = 5;

test('nothing plays before the first interaction; then the first reel, muted, and frames are presented', async ({
  page,
}) => {
  await page.goto('/reel');
  await expectWarm(page, 0);
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
  test(`${name} as the first interaction plays, and the next click pauses`, async ({ page }) => {
    await page.goto('/reel');
    await expectWarm(page, 0);
    await page.mouse.move(640, 400);
    await act(page);
    await expectPlaying(page, plays);
    await expectAtRest(page, plays);
    await reelAt(page, plays).click({ position: { x: 120, y: 200 } });
    await expect.poll(async () => (await reelVideos(page)).every(({ isPaused }) => isPaused)).toBe(true);
  });
}

test('Music is on and the first interaction is the wheel, which lets no browser play with sound: muted, and Unmute gives the sound', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('bazaar.sound', JSON.stringify({ isMuted: false, volume: 50 }));
    Object.defineProperty(navigator, 'userActivation', { value: undefined }); // a test's own questions to the page would count as a press
  });
  await page.goto('/reel');
  await expectWarm(page, 0);
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
  'does not know': () => Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback'),
  'never calls': () =>
    Object.assign(HTMLVideoElement.prototype, {
      requestVideoFrameCallback: () => 1,
      cancelVideoFrameCallback: () => undefined,
    }),
})) {
  test(`a browser that ${name} requestVideoFrameCallback: a reel whose time advances shows its picture, and the next one is prepared`, async ({
    page,
  }) => {
    await page.addInitScript(engine);
    await openReels(page);
    await expectPlaying(page, 0);
    // What stands in for the picture is gone: the middle of the card is the film itself.
    await expect
      .poll(() =>
        reelAt(page, 0).evaluate((card) =>
          [...card.children]
            .filter((part) => getComputedStyle(part).backgroundImage.includes('170deg'))
            .map((part) => part.checkVisibility()),
        ),
      )
      .toEqual([false]);
    await expectWarm(page, 1);
  });
}

test('exactly one neighbour stands ready, paused at its beginning, in the direction of travel', async ({ page }) => {
  await openReels(page);
  await expectWarm(page, 1);
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
  await expectWarm(page, 0);
  expect((await reelVideos(page)).map(({ index }) => index).toSorted()).toEqual([0, 1]);
});

test('a reel that is left stands at its beginning when it comes back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // then nothing snaps, and the feed stays where it is put
  await page.goto('/reel');
  await reelAt(page, 0).getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(1);
  await scrollReels(page, { share: 0.4 });
  await expect
    .poll(async () => (await reelVideos(page)).find(({ index }) => index === 0))
    .toMatchObject({ isPaused: true, currentTime: 0 });
});

test('sound and volume are one choice for all reels, and remembered', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Play reels' }).click(); // no browser lets a page sound before a press
  await expect(reelAt(page, 2).getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  await expect(reelAt(page, 2).getByRole('slider', { name: 'Volume' })).toHaveValue('80');
});

test('by keyboard: arrows, J and K, page keys move the focus too; space pauses; M mutes', async ({ page }) => {
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

test('all playable reels come page by page, those without a stream are skipped, and the end says so', async ({
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

test('the next page moves nothing under the reel on view', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  await scrollReels(page, 'end');
  await expect(page.getByRole('article')).not.toHaveCount(10);
  await expectPlaying(page, 9);
  await expect(reelAt(page, 9)).toBeInViewport({ ratio: 0.8 });
});

test('a link opens its reel, in the list or from beyond it; the address follows the reel that is watched', async ({
  page,
}) => {
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

test('a link to a reel that is not there begins with the first, and its id leaves the address at once and for ever', async ({
  page,
}) => {
  await page.goto('/home');
  await page.goto('/reel?reel=no-such-reel');
  await expect(reelAt(page, 0)).toBeVisible();
  await expect(page).toHaveURL(/\/reel(\?reel=reel-001)?$/);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('pages without a playable reel: the next ones are asked for by themselves', async ({ page }) => {
  await changeReels(page, ({ fields }, pageIndex) => {
    if (pageIndex >= 1 && pageIndex <= 3) delete fields.videoStreamId;
  });
  await openReels(page);
  await expect(page.getByRole('article')).toHaveCount(10);
  await scrollReels(page, 'end');
  await expect(page.getByRole('article')).not.toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('ten pages in a row without a playable reel: then Load more, which goes on', async ({ page }) => {
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

test('no reel on the first eleven pages: Load more stands alone, and finds them', async ({ page }) => {
  let isBroken = true;
  await changeReels(page, ({ fields }) => isBroken && delete fields.videoStreamId, { isEndless: true });
  await page.goto('/reel');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  isBroken = false;
  await more.click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('Back returns to the reel that was left', async ({ page }) => {
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

test('Share copies the link where the device has no sharing of its own, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openReels(page);
  await reelAt(page, 0).getByRole('button', { name: 'Share' }).click();
  await expect(reelAt(page, 0).getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/reel\?reel=reel-001$/);
});

test('a hidden tab pauses the reel where it is, and it goes on when it is seen again', async ({ page }) => {
  await openReels(page);
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(1);
  await hideTab(page, true);
  await expect.poll(async () => (await reelVideos(page))[0]!.isPaused).toBe(true);
  const { currentTime } = (await reelVideos(page))[0]!;
  expect(currentTime).toBeGreaterThan(1);
  await hideTab(page, false);
  await expect.poll(async () => (await reelVideos(page))[0]!.currentTime).toBeGreaterThan(currentTime + 0.2);
});

test('a phone on its side shows a whole card, and it plays', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openReels(page);
  await expectPlaying(page, 0);
  await expect(reelAt(page, 0)).toBeInViewport({ ratio: 0.99 });
});

test('under reduced motion no reel plays unasked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/reel');
  await expectWarm(page, 0);
  await page.keyboard.press('ArrowDown');
  await expectAtRest(page, 1);
  await expectWarm(page, 1);
  expect((await reelVideos(page)).every(({ isPaused }) => isPaused)).toBe(true);
  await reelAt(page, 1).getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, 1);
});

test('with data saver nothing of a stream is downloaded before Play is pressed, and no neighbour', async ({ page }) => {
  const streams: string[] = [];
  page.on('request', (request) => request.url().includes('/manifest/') && streams.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '3g' } }),
  );
  await page.goto('/reel');
  await page.getByRole('heading', { level: 2, name: 'Stock your first 20 parts' }).first().waitFor();
  await expect(page).toHaveURL('/reel?reel=reel-001'); // it is on view, and its keys are listened to
  await page.keyboard.press('ArrowDown');
  await expectAtRest(page, 1);
  expect(streams).toEqual([]);
  await reelAt(page, 1).getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, 1);
  expect(new Set(streams.map((url) => /reel-\d+/.exec(url)?.[0]))).toEqual(new Set(['reel-02']));
});

test('no reels: it says so, and Try Again asks anew', async ({ page }) => {
  const mend = await breakDatabase(page, 'reel-shorts', 'empty');
  await page.goto('/reel');
  await expect(page.getByText('No reels available')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('F31 the database cannot be reached: an error and never the words for empty', async ({ page }) => {
  const mend = await breakDatabase(page, 'reel-shorts', 'stopped');
  await page.goto('/reel');
  await expect(page.getByRole('alert')).toContainText('Error fetching reels');
  await expect(page.getByText('No reels available')).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(reelAt(page, 0)).toBeVisible();
});

test('more reels could not be loaded: those here stay, and Try Again brings the rest', async ({ page }) => {
  await openReels(page);
  await expectPlaying(page, 0);
  const mend = await breakDatabase(page, 'reel-shorts', 'denied');
  await scrollReels(page, 'end');
  await expect(page.getByText('More reels could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(10);
});

for (const look of LOOKS) {
  test(`no accessibility violation in the reels, ${look.theme}, ${look.width} px`, async ({ page }) => {
    await wear(page, look);
    await page.goto('/reel');
    await expectWarm(page, 0);
    await expectNoViolations(page, 'reels');
  });
}
