import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import {
  isPaused,
  LEVELS,
  loaded,
  openLevel,
  playTo,
  pressPlay,
  timeOf,
  video,
} from '../../shared/testing/e2e/levelPage.ts';
import { firstWordsOf } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { duration } from '../../shared/format/duration.ts';

test.use({ time: 'passes' });

const frames = (element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames;

test('Play: the time advances and frames are shown with sound; Pause stops', async ({ page }) => {
  await openLevel(page);
  await pressPlay(page);
  await playTo(page, 1);
  await expect.poll(() => video(page).evaluate(frames)).toBeGreaterThan(10);
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
});

test('a lesson that is opened by its address: waits for Play', async ({ page }) => {
  await openLevel(page);
  await loaded(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => isPaused(page)).toBe(true);
});

test.describe('by touch at 360 px', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the middle of the picture, and the lower edge of the sign for Play: play', async ({ page }) => {
    await openLevel(page);
    await loaded(page);
    const picture = (await video(page).boundingBox())!;
    const sign = (await page.locator('video ~ span[aria-hidden]').boundingBox())!;
    const middleX = picture.x + picture.width / 2;
    for (const y of [picture.y + picture.height / 2, sign.y + sign.height - 4]) {
      await page.touchscreen.tap(middleX, y);
      await expect.poll(() => isPaused(page)).toBe(false);
      await page.getByRole('button', { name: 'Pause' }).tap();
      await expect.poll(() => isPaused(page)).toBe(true);
    }
  });
});

test('a lesson that was left: resumes at that time, also after a reload', async ({ page }) => {
  await openLevel(page);
  await loaded(page);
  await page.keyboard.press('5');
  await pressPlay(page);
  await playTo(page, 19);
  // It plays on until the page unloads.
  await page.evaluate(() =>
    addEventListener('pagehide', () =>
      sessionStorage.setItem('leftAtS', String(document.querySelector('video')!.currentTime)),
    ),
  );
  await page.reload();
  const leftAtS = await page.evaluate(() => Number(sessionStorage.getItem('leftAtS')));
  expect(leftAtS).toBeGreaterThan(19);
  await loaded(page);
  await expect.poll(async () => Math.abs((await timeOf(page)) - leftAtS)).toBeLessThan(3);
  await page.goto('/home');
  await openLevel(page);
  await expect.poll(async () => Math.abs((await timeOf(page)) - leftAtS)).toBeLessThan(3);
});

test('a lesson watched to its end: is marked Watched and starts at 0:00', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // then the next lesson does not start by itself
  await openLevel(page);
  await loaded(page);
  await page.keyboard.press('9');
  await pressPlay(page);
  await expect(page.getByRole('list', { name: 'Videos of this page' }).getByRole('link').first()).toContainText(
    'Watched',
  );
  await page.reload();
  await loaded(page);
  await expect.poll(() => timeOf(page)).toBeLessThan(0.5);
});

test('captions: are shown, and again after a reload', async ({ page }) => {
  await openLevel(page);
  await page.getByRole('button', { name: 'Captions' }).click();
  await pressPlay(page);
  const caption = page.getByText(firstWordsOf(LEVELS.onePage));
  await expect(caption).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await expect(caption).toBeVisible();
});

test('speed, volume, quality and mute: survive a reload', async ({ page }) => {
  await openLevel(page);
  await loaded(page);
  const menu = page.getByRole('group', { name: 'Settings' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('radio', { name: '1.5', exact: true }).check({ force: true });
  await menu.getByRole('radio', { name: '180p', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: 'Volume' }).fill('80');
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.reload();
  await loaded(page);
  const facts = () =>
    video(page).evaluate(({ playbackRate, volume, muted, videoHeight }: HTMLVideoElement) => ({
      playbackRate,
      volume,
      muted,
      videoHeight,
    }));
  await expect.poll(facts).toEqual({ playbackRate: 1.5, volume: 0.8, muted: true, videoHeight: 180 });
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
});

test('quality Auto: starts at the lowest level and rises to the highest that the bandwidth allows', async ({
  page,
}) => {
  const levels: string[] = [];
  page.on('request', (request) => {
    const level = /manifest\/(low|mid|high)\.mp4/.exec(request.url())?.[1];
    if (level) levels.push(level);
  });
  await openLevel(page);
  await pressPlay(page);
  await expect.poll(() => levels).toContain('high');
  expect(levels[0]).toBe('low');
});

test('data saver: nothing is loaded before Play, and then only the lowest level', async ({ page, quiet }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /manifest\/([\w.]+)|\/(hls)[^/]*\.js/.exec(request.url());
    if (file) files.push(file[1] ?? file[2]!);
  });
  await openLevel(page);
  await quiet();
  expect(files).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('group', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /^Data saver/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await pressPlay(page);
  await playTo(page, 2);
  expect(files.filter((file) => /^(mid|high)/.test(file))).toEqual([]);
  expect(files).toContain('low.mp4');
});

test('keys on the seek bar: seek, and the time is given in words', async ({ page }) => {
  await openLevel(page);
  await loaded(page);
  const bar = page.getByRole('slider', { name: 'Seek' });
  const length = `${Math.floor(Number(await bar.getAttribute('max')))} seconds`;
  await bar.focus();
  for (const [key, time] of [
    ['ArrowRight', '5 seconds'],
    ['PageUp', '20 seconds'],
    ['ArrowLeft', '15 seconds'],
    ['PageDown', '0 seconds'],
    ['End', length],
    ['Home', '0 seconds'],
  ] as const) {
    await bar.press(key);
    await expect(bar).toHaveAttribute('aria-valuetext', `${time} of ${length}`);
  }
});

test('the pointer on the seek bar: shows the time below it', async ({ page }) => {
  await openLevel(page);
  await loaded(page);
  const bar = page.getByRole('slider', { name: 'Seek' });
  await page.evaluate(() => document.fonts.ready);
  const { x, y, width } = (await bar.boundingBox())!;
  await page.mouse.move(x + width / 2, y + 12);
  const halfS = Number(await bar.getAttribute('max')) / 2;
  await expect(page.getByText(duration(halfS * 1000), { exact: true })).toBeVisible();
  await page.mouse.click(x + width / 2, y + 12);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(halfS - 1);
});

test('the controls: hide while the video plays and reappear under the pointer', async ({ page }) => {
  await openLevel(page);
  await pressPlay(page);
  await page.mouse.move(5, 5);
  const controls = page.getByRole('button', { name: 'Pause' }).locator('xpath=../..');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(controls).toHaveCSS('opacity', '0');
  await video(page).hover();
  await expect(controls).toHaveCSS('opacity', '1');
});

test('media session: has the title of the lesson', async ({ page }) => {
  await openLevel(page);
  await pressPlay(page);
  await playTo(page, 0.3);
  const title = await page.evaluate(() => navigator.mediaSession.metadata?.title);
  expect(title).toBeTruthy();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title!);
});

test('a playing lesson with captions: has no accessibility violations', async ({ page }) => {
  await openLevel(page, LEVELS.threePages);
  await page.getByRole('button', { name: 'Captions' }).click();
  await pressPlay(page);
  await playTo(page, 2);
  await expectNoViolations(page, 'playing with captions');
});

test('F69, F70: blocked storage and a blocked database of the browser: the lesson plays all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await openLevel(page);
  await pressPlay(page);
  await playTo(page, 0.5);
});
