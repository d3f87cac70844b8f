import type { Page } from '@playwright/test';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { LEVELS, openLevel, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const ROWS = {
  'Popular Business Categories': {
    names: ['Mobile Repairing', 'Cab Driving', 'Carpenter Business', 'Plumber Business', 'Electrician Business'],
    to: /^\/business\?topic=/,
  },
  'Featured Categories': {
    names: ['Dharm Yudh', 'Karm Yudh', 'Youtube Class', 'Shunye Dhristi'],
    to: '/level/categories',
  },
  'Trending Now': {
    names: ['Business Startup Guide', 'Digital Marketing', 'Financial Planning', 'Leadership Skills'],
    to: '/reel',
  },
};

const slide = (page: Page, position: number) => page.getByRole('group', { name: new RegExp(`^${position} of 6: `) });

test('the landing page has the rows and figures of §2', async ({ page }) => {
  await page.goto('/home');
  for (const [title, { names, to }] of Object.entries(ROWS)) {
    const row = page.getByRole('region', { name: title });
    await expect(row.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(row.getByRole('link')).toHaveText(names.map((name) => new RegExp(name)));
    for (const link of await row.getByRole('link').all()) await expect(link).toHaveAttribute('href', to);
  }
  for (const icon of ['📱', '🚕', '🪚', '🔧', '💡'])
    await expect(page.getByRole('region', { name: 'Popular Business Categories' })).toContainText(icon);
  const figures = page.getByRole('region', { name: 'The school in figures' });
  for (const [name, value] of [
    ['Business Ideas', '1000+'],
    ['Active Learners', '50K+'],
    ['Average Rating', '4.8'],
  ] as const) {
    await expect(figures.getByRole('term').filter({ hasText: name })).toBeVisible();
    await expect(figures.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
});

test('a popular card opens the business topic of its name in one navigation; without such a topic, the list of all', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Cab Driving' }).click();
  await expect(page).toHaveURL(/\/business\/levels\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Level's Cab Driving");
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goto('/business?topic=Nothing+of+the+kind');
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Topics');
});

test('a card shows its play overlay on hover and on focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  const card = page.getByRole('link', { name: 'Mobile Repairing' });
  const overlay = card.locator('svg');
  const opacity = () => overlay.evaluate((icon) => getComputedStyle(icon.parentElement!).opacity);
  await expect.poll(opacity).toBe('0');
  await card.hover();
  await expect.poll(opacity).toBe('1');
  await page.getByRole('banner').hover();
  await expect.poll(opacity).toBe('0');
  await page.getByRole('link', { name: 'More Info' }).focus();
  for (let presses = 0; presses < 8 && !(await card.evaluate((link) => link === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await expect.poll(opacity).toBe('1');
});

/** Opens the landing page with a stopped clock, at the start of the first slide's time. */
async function stoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.clock.pauseAt(600_000);
  while (!(await slide(page, 1).isVisible())) await page.getByRole('button', { name: 'Next slide' }).click();
  await restartSlide(page);
}

/** Hovering pauses the carousel; afterwards the whole time of the slide starts again. */
async function restartSlide(page: Page, { isPaused = false } = {}) {
  await page.getByRole('region', { name: 'Highlights' }).hover();
  await expectRotating(page, false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole('banner').hover();
  await expectRotating(page, !isPaused);
}

/** Waits until the carousel rotates, or is paused. While it rotates, its slides are not announced. */
const expectRotating = (page: Page, isRotating: boolean) =>
  expect(page.getByRole('region', { name: 'Highlights' }).locator('[aria-live]')).toHaveAttribute(
    'aria-live',
    isRotating ? 'off' : 'polite',
  );

test('the carousel rotates every 6000 ms, wraps at both ends, and can be paused', async ({ page }) => {
  await stoppedClock(page);
  await page.clock.runFor(5_900);
  await expect(slide(page, 1)).toBeVisible();
  await page.clock.runFor(100);
  await expect(slide(page, 2)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(slide(page, 1)).toBeVisible();

  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slide(page, 6)).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, 6)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, 1)).toBeVisible();

  await page.getByRole('button', { name: 'Pause rotation' }).click();
  await restartSlide(page, { isPaused: true });
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Start rotation' }).click();
  await restartSlide(page);
  await page.clock.runFor(6_000);
  await expect(slide(page, 2)).toBeVisible();
});

test('hover or focus in the carousel: it pauses, and rotates again afterwards', async ({ page }) => {
  await stoppedClock(page);
  await slide(page, 1).hover();
  await expectRotating(page, false);
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'More Info' }).focus();
  await page.getByRole('banner').hover();
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'More Info' }).blur();
  await expectRotating(page, true);
  await page.clock.runFor(6_000);
  await expect(slide(page, 2)).toBeVisible();
});

test('F74: in a hidden tab the carousel does not rotate', async ({ page }) => {
  await stoppedClock(page);
  await hideTab(page, true);
  await expectRotating(page, false);
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
  await hideTab(page, false);
  await expectRotating(page, true);
  await page.clock.runFor(6_000);
  await expect(slide(page, 2)).toBeVisible();
});

test('under reduced motion the carousel does not rotate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/home');
  await expect(slide(page, 1)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
});

test('only the visible picture and the next one are requested', async ({ page, quiet }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const hero = /\/(hero-\d)\//.exec(request.url())?.[1];
    if (hero) requested.add(hero);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await expect.poll(() => [...requested]).toContain('hero-2');
  await quiet();
  expect([...requested].sort()).toEqual(['hero-1', 'hero-2']);
});

test('Watch Now opens the reels, More Info opens About Us', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Next slide' }); // rendered by React: both links are part of index.html
  await page.goto('/home');
  await expect(next).toBeVisible();
  await page.getByRole('link', { name: 'Watch Now' }).click();
  await expect(page).toHaveURL('/reel');
  await page.goto('/home');
  await expect(next).toBeVisible();
  await page.getByRole('link', { name: 'More Info' }).click();
  await expect(page).toHaveURL('/about');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a horizontal swipe of 40 px changes the slide; a shorter one does not', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // without rotation
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    const swipe = async (from: number, to: number) => {
      const client = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 140 }] });
      await send('touchStart', from);
      await send('touchMove', (from + to) / 2);
      await send('touchMove', to);
      await send('touchEnd');
    };
    await swipe(200, 170);
    await expect(slide(page, 1)).toBeVisible();
    await swipe(250, 120);
    await expect(slide(page, 2)).toBeVisible();
    await swipe(120, 250);
    await expect(slide(page, 1)).toBeVisible();
  });
});

test('started lessons are listed on the landing page with picture, level and position, without a layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const lesson = {
      videoId: 'v1',
      title: 'Count the day before you close',
      path: '/levels/t1/videos/l1?page=1&video=v1',
      positionMs: 65_000,
      durationMs: 200_000,
      watchedAtMs: 1,
    };
    const known = { ...lesson, thumbnailId: 'poster-lesson-01', seriesName: 'Keep the books' };
    const fromOlderVersion = { ...lesson, videoId: 'v3', title: 'Say the price' };
    localStorage.setItem(
      'bazaar.progress',
      JSON.stringify([known, { ...known, videoId: 'v2', positionMs: 198_000 }, fromOlderVersion]),
    );
  });
  await page.goto('/home');
  const row = page.getByRole('region', { name: 'Continue watching' });
  await expect(row.getByRole('link')).toHaveText([
    'Count the day before you closeKeep the books1:05 of 3:20',
    'Say the price1:05 of 3:20',
  ]);
  const image = row.getByRole('link').first().locator('img');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(image).toHaveAttribute('src', /poster-lesson-01/);
  await expect(row.getByRole('link').first()).toHaveAttribute('href', '/levels/t1/videos/l1?page=1&video=v1');
  expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.02);
});

test('the first started lesson is listed on the landing page right after leaving it', async ({ page }) => {
  await openLevel(page, LEVELS.onePage);
  await pressPlay(page);
  await playTo(page, 1);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Continue watching' }).getByRole('link')).toHaveCount(1);
});

/** The sum of unexpected layout shifts since the page loaded. */
async function layoutShift(): Promise<number> {
  return new Promise((done) => {
    new PerformanceObserver((list) =>
      done(
        (list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]).reduce(
          (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
          0,
        ),
      ),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
    requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
  });
}
