import type { Page, Route } from '@playwright/test';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { LEVELS, loaded, playTo, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { filmsOfLevel } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectStarted } from '../../shared/testing/e2e/started.ts';

/** docs/decisions/025: the document requests the first video beside the player's library. */

test.use({ time: 'passes' });

const LIBRARY = /\/assets\/hls-[^/]*\.js$/;
const MANIFESTS = ['low.m3u8', 'sound.m3u8', 'video.m3u8'];
const LESSON = filmsOfLevel(LEVELS.onePage)[0]!.id;
const SCREENS = [
  ['a lesson', LEVELS.onePage, LESSON],
  ['the reels', '/reel', 'reel-01'],
] as const;

/** Collects the requests for a stream: names of files, each with its range. */
function watchStream(page: Page, stream: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name] = new RegExp(`/${stream}/manifest/(.*)`).exec(request.url()) ?? [];
    const { range = '' } = request.headers();
    if (name && request.method() === 'GET') requested.push(`${name} ${range}`.trim());
  });
  return requested;
}

for (const [screen, path, stream] of SCREENS) {
  test(`${screen}, before the library is there: the document has requested manifests and first segments; each comes once`, async ({
    page,
  }) => {
    const requested = watchStream(page, stream);
    const library = await gate(page, LIBRARY);
    await page.goto(path);
    await expect.poll(() => requested.length).toBe(5);
    expect(requested.filter((name) => name.endsWith('.m3u8')).sort()).toEqual(MANIFESTS);
    await expect(video(page).first()).toBeAttached();
    expect(requested).toHaveLength(5);
    await library.release();
    await expect.poll(() => video(page).first().evaluate(hasPicture)).toBe(true);
    expect(requested.filter((name, index) => requested.indexOf(name) !== index)).toEqual([]);
  });
}

/** React and all screens wait for it. */
const ENTRY = /\/assets\/index-[^/]*\.js$/;

test('a lesson, before React is there: its film has begun and a press plays it; React takes over its element, and it goes on', async ({
  page,
}) => {
  const requested = watchStream(page, LESSON);
  const entry = await gate(page, ENTRY);
  await page.goto(LEVELS.onePage, { waitUntil: 'commit' });
  await expect.poll(() => video(page).evaluate(hasPicture)).toBe(true);
  await expect(video(page)).toHaveJSProperty('paused', true);
  await video(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  await video(page).evaluate(markInterruptions);
  await entry.release();
  await expectStarted(page);
  await playTo(page, 3);
  await expect(video(page)).toHaveAttribute('data-interruptions', '');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeAttached();
  const parts = requested.filter((name) => name.includes('.mp4'));
  expect(parts.filter((name, index) => parts.indexOf(name) !== index)).toEqual([]);
  await page.keyboard.press('k');
  await expect(video(page)).toHaveJSProperty('paused', true);
});

for (const [what, path, press] of [
  ['Play reels', '/reel', (page: Page) => page.getByRole('button', { name: 'Play reels' }).click()],
  [
    'a reel further down the feed',
    '/reel?reel=reel-004',
    (page: Page) => video(page).click({ position: { x: 60, y: 60 } }),
  ],
] as const)
  test(`${what} is pressed before React is there: the film plays; React takes over its element, and it goes on`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => /\/reel-\d+\//.test(request.url()) && requested.push(`${request.url()} ${request.headers().range}`)); // prettier-ignore
    const entry = await gate(page, ENTRY);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => video(page).evaluate(hasPicture)).toBe(true);
    await press(page);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
    await expect(page.getByRole('button', { name: 'Play reels' })).toBeHidden();
    await video(page).evaluate(markInterruptions);
    await entry.release();
    await expectStarted(page);
    const taken = page.locator('video[data-interruptions]');
    const atS = await taken.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect
      .poll(() => taken.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(atS + 0.5);
    await expect(taken).toHaveAttribute('data-interruptions', '');
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play reels' })).toHaveCount(0);
    expect(requested.filter((name, index) => requested.indexOf(name) !== index)).toEqual([]);
    await taken.locator('xpath=ancestor::article').click({ position: { x: 100, y: 100 } });
    await expect(taken).toHaveJSProperty('paused', true);
  });

test('Play reels and then the button for sound are pressed before React is there: the film plays on', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('bazaar.sound', JSON.stringify({ isMuted: false, volume: 50 })));
  const entry = await gate(page, ENTRY);
  await page.goto('/reel', { waitUntil: 'commit' });
  await expect.poll(() => video(page).evaluate(hasPicture)).toBe(true);
  await page.getByRole('button', { name: 'Play reels' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  await video(page).evaluate(markInterruptions);
  await page.getByRole('button', { name: /^(Mute|Unmute)$/ }).click();
  await entry.release();
  await expectStarted(page);
  const taken = page.locator('video[data-interruptions=""]');
  await expect(page.getByRole('button', { name: 'Play reels' })).toHaveCount(0);
  await expect(taken).toHaveJSProperty('paused', false);
});

for (const [what, press] of [
  ['Play reels', (page: Page) => page.getByRole('button', { name: 'Play reels' }).click()],
  ['the film', (page: Page) => video(page).click({ position: { x: 60, y: 60 } })],
] as const)
  test(`${what} is pressed before the library has come, which comes after React: the reel plays, and nothing lies over it`, async ({
    page,
  }) => {
    const library = await gate(page, LIBRARY);
    const entry = await gate(page, ENTRY);
    await page.goto('/reel', { waitUntil: 'commit' });
    await press(page);
    await entry.release();
    await expectStarted(page);
    await library.release();
    const first = video(page).first();
    await expect.poll(() => first.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
    await expect(page.getByRole('button', { name: 'Play reels' })).toHaveCount(0);
    await first.evaluate((element: HTMLVideoElement) => element.click());
    await expect(first).toHaveJSProperty('paused', true);
  });

test('Play reels is pressed before the film has come: it plays before React is there', async ({ page }) => {
  const library = await gate(page, LIBRARY);
  await gate(page, ENTRY);
  await page.goto('/reel', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play reels' }).click();
  await library.release();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
});

test('a lesson, pressed before its film has come: it plays once it can, and is not pressed again when React is there', async ({
  page,
}) => {
  const library = await gate(page, LIBRARY);
  const entry = await gate(page, ENTRY);
  await page.goto(LEVELS.onePage, { waitUntil: 'commit' });
  await video(page).click();
  await library.release();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  await entry.release();
  await expectStarted(page);
  await playTo(page, 2);
  await expect(video(page)).toHaveJSProperty('paused', false);
});

/** Marks on the element what interrupts it from now on. */
function markInterruptions(element: HTMLVideoElement): void {
  element.dataset.interruptions = '';
  for (const type of ['pause', 'emptied', 'abort'])
    element.addEventListener(type, () => (element.dataset.interruptions += `${type} `));
}

const FROM_ANYWHERE = { 'Access-Control-Allow-Origin': '*' };
const hasPicture = (element: HTMLVideoElement) => element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

const FAULTS: [what: string, file: string, respond: (route: Route) => Promise<void> | undefined][] = [
  ['segments that are refused', 'low.mp4', (route) => route.abort()],
  ['a playlist that is damaged', 'low.m3u8', (route) => route.fulfill({ body: '<html>', headers: FROM_ANYWHERE })],
  ['a playlist that hangs', 'low.m3u8', () => undefined],
];

for (const [what, file, respond] of FAULTS) {
  test(`early requests, ${what}: the player requests them itself, and plays`, async ({ page }) => {
    const broken = new Set<string>();
    await page.route(new RegExp(`/${LESSON}/manifest/${file}$`), (route) => {
      const { range = '' } = route.request().headers();
      if (broken.has(range)) return route.continue();
      broken.add(range);
      return respond(route);
    });
    const library = await gate(page, LIBRARY);
    await page.goto(LEVELS.onePage);
    await expect.poll(() => broken.size).toBe(1);
    await library.release();
    await pressPlay(page);
    await playTo(page, 1);
  });
}

test('a lesson that was left in the middle: the document requests its manifests alone, and it resumes there', async ({
  page,
}) => {
  await page.goto(LEVELS.onePage);
  await loaded(page);
  const videoId = new URL(page.url()).searchParams.get('video');
  await page.evaluate((entry) => localStorage.setItem('bazaar.progress', JSON.stringify([entry])), {
    videoId,
    title: 'a lesson',
    path: LEVELS.onePage,
    positionMs: 20_000,
    durationMs: 32_000,
    watchedAtMs: 1,
  });
  const url = page.url();
  await page.goto('about:blank'); // its player requests no more
  const requested = watchStream(page, LESSON);
  const library = await gate(page, LIBRARY);
  await page.goto(url);
  await expect(video(page)).toBeAttached();
  await expect.poll(() => requested.filter((name) => name.endsWith('.m3u8'))).toHaveLength(3);
  expect(requested).toHaveLength(3);
  await library.release();
  await loaded(page);
  await expect.poll(() => timeOf(page)).toBeCloseTo(20, 0);
});
