import type { Page } from '@playwright/test';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const PARTS = [
  '.site-header',
  '.site-brand',
  '.site-icon',
  '.next-step',
  '.next-step a',
  '.next-step-picture',
  '.hero',
  '.hero-picture img',
  '.hero h1',
  '.hero-copy p',
  '.hero-actions .frame-button',
];

const LATE_FONT = /\/hind-600-[^/]+\.woff2$/;

const boxes = (page: Page) =>
  page.evaluate(
    (parts) =>
      parts.map((part) => [
        part,
        ...[...document.querySelectorAll(part)].map((element) => JSON.stringify(element.getBoundingClientRect())),
      ]),
    PARTS,
  );

for (const look of LOOKS) {
  test(`the landing page looks the same before and after the scripts run, ${look.theme}, ${look.width} px`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    // The second weight comes later by itself, and moves hardly anything (layoutShift.verify.spec.ts).
    await page.route(LATE_FONT, (route) => route.abort());
    for (const one of [still, page]) {
      await setLook(one, look);
      await one.goto(`http://localhost:${new URL(test.info().project.use.baseURL!).port}/home`);
    }
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    for (const one of [still, page]) await expect.poll(() => one.evaluate(() => document.fonts.status)).toBe('loaded');
    await expect.poll(() => boxes(still)).toEqual(await boxes(page));
    await context.close();
  });
}

test('the largest paint of /home comes from the document, and nothing shifts after it', async ({ page, quiet }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordShifts(page);
  await page.addInitScript(() => {
    const largest: { at: number; what: string }[] = [];
    Object.assign(globalThis, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { url?: string; element?: Element })[])
        largest.push({ at: entry.startTime, what: entry.url || entry.element?.tagName || 'gone' });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  // The scripts wait until the document alone has been painted.
  const scripts = await gate(page, /\/assets\/.*\.js$/);
  await page.goto('/home', { waitUntil: 'commit' });
  const largest = () =>
    page.evaluate(() => (globalThis as never as { largest: { at: number; what: string }[] }).largest);
  await expect.poll(async () => (await largest()).at(-1)?.what).toMatch(/hero-1|H1/);
  // The heading may be painted before the picture, and the browser reports a paint some frames later.
  await page.evaluate(async () => {
    await document.querySelector<HTMLImageElement>('.hero-picture img')!.decode();
    await document.fonts.ready;
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  const fromDocument = (await largest()).at(-1);
  await scripts.release();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await quiet();
  expect((await largest()).at(-1)).toEqual(fromDocument);
  const { score, worst } = await shiftOf(page);
  expect(score, worst).toBeLessThanOrEqual(0.02);
});

test('the picture of the first slide is requested first, and once', async ({ page, quiet }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/hero-1/')) requests.push(request.url());
  });
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await quiet();
  expect(requests).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=image]')).toHaveAttribute('fetchpriority', 'high');
});

test('other pages request no picture of the carousel', async ({ page, quiet }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/hero-')) requests.push(request.url());
  });
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible(); // rendered by React
  await quiet();
  expect(requests).toEqual([]);
});
