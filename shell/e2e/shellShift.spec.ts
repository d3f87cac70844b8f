import { expect, test } from './support/site.ts';

const PATHS = ['/home', '/about', '/services', '/privacy', '/nope'];

for (const width of [360, 1280]) {
  test(`the shell's pages move by at most 0.02 when the fonts come last, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) moved.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let letFontsCome = () => {};
    let mayCome = Promise.resolve();
    await page.route(/\.woff2/, async (route) => {
      await mayCome;
      await route.continue();
    });
    for (const path of PATHS) {
      mayCome = new Promise((done) => (letFontsCome = done));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const fontsAsked = page.waitForFunction(() => document.fonts.status === 'loading');
      await fontsAsked;
      letFontsCome();
      const sum = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return (globalThis as never as { moved: { sum: number } }).moved.sum;
      });
      expect.soft(sum, path).toBeLessThanOrEqual(0.02);
    }
  });
}
