import type { Page } from '@playwright/test';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** The landing page as its document draws it for somebody who has never been here (docs/decisions/050). */

/** The scripts of the shell itself; what draws the landing page is none of them. */
const SHELL = /\/assets\/(?!drawnHome)[^/]*\.js$/;
const TURN_MS = 6_000;
const SLIDE_COUNT = 6;
/** Issue 17. */
const SAID_AFTER_MS = 5_000;
/** The shell waits so long for what draws the page. */
const DRAWN_WITHIN_MS = 1_500;

const slide = (page: Page, position: number) => page.getByRole('group', { name: new RegExp(`^${position} of 6: `) });
const started = (page: Page) => page.locator('#root[data-started]');

async function openIdle(page: Page): Promise<void> {
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('html[data-idle]')).toBeAttached();
}

test('a newcomer sees all of the landing page, and no script of the shell comes', async ({ page, quiet }) => {
  const scripts: string[] = [];
  page.on('request', (request) => SHELL.test(request.url()) && scripts.push(request.url()));
  await openIdle(page);
  for (const name of ['Popular Business Categories', 'Featured Categories', 'Trending Now', 'The school in figures'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toContainText('Quick Links');
  await expect(page).toHaveTitle(/^Home · /);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await quiet();
  expect(scripts).toEqual([]);
});

test('at / it is /home', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-idle]')).toBeAttached();
  await expect(page).toHaveURL('/home');
});

for (const look of LOOKS) {
  test(`nothing moves when React takes over, ${look.theme}, ${look.width} px`, async ({ page, quiet }) => {
    await setLook(page, look);
    await openIdle(page);
    await quiet();
    const drawn = await boxes(page);
    expect(drawn.length).toBeGreaterThan(60);
    await page.mouse.move(1, 1);
    await expect(started(page)).toBeAttached();
    await quiet();
    await expect.poll(() => boxes(page)).toEqual(drawn);
  });
}

/** Every control, text and picture, with its place. */
const boxes = (page: Page): Promise<string[]> =>
  page.locator('#root :is(a, button, img, svg, h1, h2, p, dt, dd, li, nav, footer)').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.tagName} ${each.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

test('a link leads to its page without the shell of the landing page', async ({ page }) => {
  const scripts = await gate(page, SHELL);
  await openIdle(page);
  await page.getByRole('link', { name: 'More Info' }).dispatchEvent('click');
  await scripts.requested();
  await expect(page).toHaveURL('/about');
});

test('the arrows and a swipe turn the carousel at once, and React goes on with the slide that is shown', async ({
  page,
}) => {
  const scripts = await gate(page, SHELL);
  await openIdle(page);
  await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click');
  await expect(slide(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Previous slide' }).dispatchEvent('click');
  await expect(slide(page, 1)).toBeVisible();
  const hero = page.getByRole('region', { name: 'Highlights' });
  const finger = { pointerType: 'touch', clientY: 300, bubbles: true };
  await hero.dispatchEvent('pointerdown', { ...finger, clientX: 250 });
  await hero.dispatchEvent('pointerup', { ...finger, clientX: 100 });
  await expect(slide(page, 2)).toBeVisible();
  await expect(page.getByText('2 / 6')).toBeVisible();
  await scripts.release();
  await expect(started(page)).toBeAttached();
  await expect(slide(page, 2)).toBeVisible();
  await expect(page.getByText('2 / 6')).toBeVisible();
});

test('an arrow pressed again and again while React comes: no press is lost', async ({ page }) => {
  await page.addInitScript(pressUntilStarted);
  await openIdle(page);
  await page.mouse.move(1, 1);
  await expect(started(page)).toBeAttached();
  const presses = await page.evaluate(() => (globalThis as unknown as { presses: number }).presses);
  expect(presses).toBeGreaterThan(1);
  await expect(slide(page, (presses % SLIDE_COUNT) + 1)).toBeVisible();
});

/** Runs in the page: presses the drawn arrow in every task, from the moment in which the shell is asked for. */
function pressUntilStarted(): void {
  const state = Object.assign(globalThis, { presses: 0 });
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const arrow = document.querySelector<HTMLElement>('[data-drawn] .hero button:nth-of-type(3)');
    if (arrow && !('idle' in document.documentElement.dataset)) {
      arrow.click();
      state.presses += 1;
    }
    if (!document.querySelector('#root[data-started]')) port2.postMessage(0);
  });
  port1.start();
  port2.postMessage(0);
}

test('a press on what takes the shell is done once that is there, whatever the carousel is told meanwhile', async ({
  page,
}) => {
  const scripts = await gate(page, SHELL);
  await openIdle(page);
  await page.getByRole('button', { name: 'Pause rotation' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click');
  await expect(slide(page, 2)).toBeVisible();
  await scripts.release();
  await expect(page.getByRole('button', { name: 'Start rotation' })).toBeVisible();
});

for (const [what, act] of [
  ['a mouse that moves', (page: Page) => page.mouse.move(100, 100)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['six seconds, with the first turn of the carousel', (page: Page) => page.clock.runFor(TURN_MS)],
] as const) {
  test(`the shell starts after ${what}`, async ({ page }) => {
    await openIdle(page);
    await act(page);
    await expect(started(page)).toBeAttached();
  });
}

test('a scroll by touch is nothing that the shell has to come for; under data saver, neither is time', async ({
  page,
  quiet,
}) => {
  await page.addInitScript(() => localStorage.setItem('bazaar.dataSaver', 'true'));
  await openIdle(page);
  await page.getByRole('main').dispatchEvent('pointermove', { pointerType: 'touch', bubbles: true });
  await page.clock.runFor(10 * TURN_MS);
  await quiet();
  await expect(page.locator('html[data-idle]')).toBeAttached();
  await expect(slide(page, 1)).toBeVisible();
});

test('a touch puts the start off: six seconds after the last one', async ({ page }) => {
  await openIdle(page);
  await page.clock.runFor(TURN_MS - 1_000);
  await page.getByRole('main').dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await page.clock.runFor(TURN_MS - 1_000);
  await expect(page.locator('html[data-idle]')).toBeAttached();
  await page.clock.runFor(1_000);
  await expect(started(page)).toBeAttached();
});

test('a row that was scrolled sideways stays where it is when React takes over', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openIdle(page);
  const scrolled = () =>
    page
      .getByRole('region', { name: 'Featured Categories' })
      .locator('div:has(> ul)')
      .evaluate(({ scrollLeft }) => scrollLeft);
  await page
    .getByRole('region', { name: 'Featured Categories' })
    .locator('div:has(> ul)')
    .evaluate((row) => row.scrollTo({ left: 150 }));
  await expect.poll(scrolled).toBe(150);
  await page.mouse.move(1, 1);
  await expect(started(page)).toBeAttached();
  await expect.poll(scrolled).toBe(150);
});

test('the focus of somebody who was faster than the page stays where it is', async ({ page }) => {
  const drawing = await gate(page, /\/assets\/drawnHome[^/]*\.js$/);
  await page.goto('/home', { waitUntil: 'commit' });
  await drawing.requested();
  const link = page.getByRole('link', { name: 'Start here' });
  await link.focus();
  await drawing.release();
  await expect(page.locator('html[data-idle]')).toBeAttached();
  await expect(link).toBeFocused();
});

test('whoever has been here before gets the shell at once', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(started(page)).toBeAttached();
});

test('a lesson that was begun, pressed before React is there: it starts once that is', async ({ page }) => {
  await page.addInitScript(
    (path) =>
      localStorage.setItem(
        'bazaar.progress',
        JSON.stringify([{ title: 'Count the day', path, positionMs: 5_000, durationMs: 60_000, videoId: 'v' }]),
      ),
    LEVELS.onePage,
  );
  // All of the shell is there but this screen: it counts the clicks on links, and this one is done a second time.
  const screen = await gate(page, /\/assets\/HomeScreen[^/]*\.js$/);
  await page.goto('/home', { waitUntil: 'commit' });
  await screen.requested();
  await page.getByRole('link', { name: 'Continue Count the day' }).click();
  await screen.release();
  await expect(page).toHaveURL(LEVELS.onePage);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"starts":true');
});

test.describe('what can fail', () => {
  test.use({ expectedPageError: /Failed to load|Failed to fetch dynamically|^exception: / });

  test('without what draws the landing page the shell starts at once', async ({ page }) => {
    const drawing = await gate(page, /\/assets\/drawnHome[^/]*\.js$/);
    await page.goto('/home', { waitUntil: 'commit' });
    await drawing.fail((route) => route.abort());
    await expect(started(page)).toBeAttached();
  });

  test('what draws the landing page does not respond: the shell starts without it', async ({ page }) => {
    const drawing = await gate(page, /\/assets\/drawnHome[^/]*\.js$/);
    await page.goto('/home', { waitUntil: 'commit' });
    await drawing.requested();
    await page.clock.runFor(DRAWN_WITHIN_MS);
    await expect(started(page)).toBeAttached();
  });

  test('somebody does something a moment before the document would say that it could not start: the shell has its time', async ({
    page,
  }) => {
    const scripts = await gate(page, SHELL);
    await openIdle(page);
    await page.clock.runFor(SAID_AFTER_MS - 100);
    await page.mouse.move(1, 1);
    await scripts.requested();
    await page.clock.runFor(SAID_AFTER_MS - 100);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await scripts.release();
    await expect(started(page)).toBeAttached();
  });

  test('an idle page says nothing; a shell that does not come after a press is said to be missing, 5 s after it', async ({
    page,
  }) => {
    const scripts = await gate(page, SHELL);
    const notice = page.getByRole('alert').filter({ hasText: 'The school could not start.' });
    await page.addInitScript(() => localStorage.setItem('bazaar.dataSaver', 'true'));
    await openIdle(page);
    await page.clock.runFor(SAID_AFTER_MS);
    await expect(notice).toHaveCount(0);
    await page.mouse.move(1, 1);
    await scripts.requested();
    await page.clock.runFor(SAID_AFTER_MS - 1);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(notice).toBeVisible();
    await scripts.release();
    await expect(started(page)).toBeAttached();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('a browser in Indian English whose user reads Hindi', () => {
  test('both offers of the language are drawn, and a press on one is done', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en-IN', 'hi-IN'] }));
    await openIdle(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'हिन्दी' })).toBeVisible();
    await page.getByRole('region', { name: 'Language' }).getByRole('button', { name: 'हिन्दी' }).dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });
});
