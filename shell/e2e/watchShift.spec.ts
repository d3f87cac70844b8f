import type { Page, Route } from '@playwright/test';
import { LEVELS, video } from './support/levelPage.ts';
import { expect, PLAYLISTS, test } from './support/playlists.ts';

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Adds up every shift of the page from its beginning, with what moved. */
function recordShifts(): void {
  const shifts: string[] = [];
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
      if (hadRecentInput) continue;
      sum += value;
      shifts.push(`${value.toFixed(3)}: ${sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent)).join(', ')}`);
    }
    Object.assign(window, { shift: { sum, shifts } });
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift?: { sum: number; shifts: string[] } }).shift ?? { sum: 0, shifts: [] });

/** Answers wait until they are released, in the order in which they were asked. */
async function hold(page: Page, url: RegExp): Promise<{ count(): number; release(): Promise<void> }> {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(url, (route) => {
    if (isOpen) return route.fallback();
    waiting.push(route);
  });
  return {
    count: () => waiting.length,
    release: async () => {
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.fallback()));
    },
  };
}

/** A frame has been drawn after all that came before. */
const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

for (const [width, height] of [[360, 740], [740, 360], [1280, 800]] as const) {
  for (const [name, path] of [['level', LEVELS.threePages], ['playlist', PLAYLISTS.seeded]] as const) {
    test(`${name} page at ${width}×${height}: late data and late fonts shift the layout by no more than 0.02`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(recordShifts);
      const fonts = await hold(page, /\.woff2/);
      const data = await hold(page, /documents:(runQuery|batchGet)|documents\/[a-z]/);
      const media = await hold(page, /\/manifest\/|imagedelivery|\/images\//);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(data.count).toBeGreaterThan(0);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await drawn(page);
      await data.release();
      await expect(video(page)).toBeVisible();
      await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
      await drawn(page);
      await media.release();
      await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThanOrEqual(2);
      await fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await drawn(page);
      const { sum, shifts } = await shiftOf(page);
      expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.02);
    });
  }
}
