import type { Page } from '@playwright/test';
import {
  expectAllPaused,
  expectAtRest,
  expectPlaying,
  expectPreloaded,
  openReels,
  reelAt,
  reelVideos,
} from '../../shared/testing/e2e/reels.ts';
import { FIRST_REEL } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes' });

test('nothing plays before the first interaction; then the first reel plays muted and presents frames', async ({
  page,
}) => {
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await expectAllPaused(page);
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
    await expectAllPaused(page);
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
  await expect.poll(second).toMatchObject({ isMuted: true });
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
            .filter((part) => getComputedStyle(part).backgroundImage.endsWith('rgb(15, 13, 11) 70%)'))
            .map((part) => part.checkVisibility()),
        ),
      )
      .toEqual([false]);
    await expectPreloaded(page, 1);
  });
}

test('under reduced motion no reel plays automatically', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/reel');
  await expectPreloaded(page, 0);
  await page.keyboard.press('ArrowDown');
  await expectAtRest(page, 1);
  await expectPreloaded(page, 1);
  await expectAllPaused(page);
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
  await page.getByRole('heading', { level: 2, name: FIRST_REEL.title }).first().waitFor();
  await expect(page).toHaveURL('/reel?reel=reel-001'); // it is visible, and its keys work
  await page.keyboard.press('ArrowDown');
  await expectAtRest(page, 1);
  expect(streams).toEqual([]);
  await reelAt(page, 1).getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, 1);
  expect(new Set(streams.map((url) => /reel-\d+/.exec(url)?.[0]))).toEqual(new Set(['reel-02']));
});
