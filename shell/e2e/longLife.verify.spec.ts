import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const MINUTE_MS = 60_000;
const STEP_MINUTES = 5;

const SCREENS = ['/home', '/feed', '/level/categories', LEVELS.threePages, '/reel', '/creators', '/about'];

test('F78: thirty route changes within three seconds: the last one is shown, and nothing plays', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  // That is the fault: a change each tenth of a second, by the page's clock, whether or not the screen before has come.
  for (let change = 0; change < 30; change += 1) {
    await goInside(page, SCREENS[change % SCREENS.length]!);
    await page.clock.runFor(100);
  }
  await goInside(page, '/level/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('video')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/level/categories');
});

test('eight hours on a page, by the clock: no timers pile up, the session is renewed when it is used, and saved results age', async ({
  page,
  request,
}) => {
  await countTimers(page);
  let renewals = 0;
  page.on('request', (sent) => (renewals += sent.method() === 'POST' && /\/v1\/token\b/.test(sent.url()) ? 1 : 0));
  await page.goto('/login');
  await signIn(page, request);
  await goInside(page, '/level/categories');
  const cards = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(cards.first()).toBeVisible();
  await goInside(page, '/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  const before = await timersOf(page);
  for (let minutes = 0; minutes < 8 * 60; minutes += STEP_MINUTES)
    await page.clock.fastForward(STEP_MINUTES * MINUTE_MS);
  await expect.poll(() => timersOf(page)).toBeLessThanOrEqual(before + 2);
  // The token was for an hour: what needs one renews it first.
  await goInside(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
  await expect.poll(() => renewals).toBeGreaterThan(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  const queries = await gate(page, database('categories'), open);
  await goInside(page, '/level/categories');
  await expect(cards.first()).toBeVisible();
  await queries.requested();
});

interface CountedPage {
  liveTimers: Set<unknown>;
}

/** Counts the timers that wait. */
const countTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const live = new Set<unknown>();
    (globalThis as unknown as CountedPage).liveTimers = live;
    const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (handler: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
        const timer = setTimeout(() => {
          live.delete(timer);
          handler(...given);
        }, delay);
        live.add(timer);
        return timer;
      },
      setInterval: (handler: () => void, delay?: number) => {
        const timer = setInterval(handler, delay);
        live.add(timer);
        return timer;
      },
      clearTimeout: (timer: unknown) => (live.delete(timer), clearTimeout(timer as number)),
      clearInterval: (timer: unknown) => (live.delete(timer), clearInterval(timer as number)),
    });
  });

const timersOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as CountedPage).liveTimers.size);
