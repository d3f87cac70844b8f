import type { Page } from '@playwright/test';
import { SECTIONS } from './support/sections.ts';
import { sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** One of each remote, one of the shell, one that does not exist. */
const PAGES = ['/feed', '/reel', '/business', '/levels/topic-002/videos/level-002', '/creators', '/about', '/nope'];

const header = (page: Page) => page.getByRole('banner');
const sections = (page: Page) => header(page).getByRole('navigation', { name: 'Sections' });
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const expectRendered = (page: Page) => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();

async function expectSixLinks(page: Page): Promise<void> {
  await expect(sections(page).getByRole('link')).toHaveText(SECTIONS.map(([name]) => name));
  for (const [name, path] of SECTIONS)
    await expect(sections(page).getByRole('link', { name })).toHaveAttribute('href', path);
}

test.describe('from 900 px on', () => {
  test.use({ viewport: { width: 900, height: 700 } });

  test('pages without the bottom bar have the six sections in the header, with the current one marked', async ({
    page,
  }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expectRendered(page);
      await expectSixLinks(page);
      await expect(menuButton(page)).toBeHidden();
    }
    await page.goto('/business');
    await expect(sections(page).locator('[aria-current=page]')).toHaveText('Business');
    await sections(page).getByRole('link', { name: 'Creators' }).click();
    await expect(page).toHaveURL('/creators');
    await expect(sections(page).locator('[aria-current=page]')).toHaveText('Creators');
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    const brand = (await header(page).getByRole('link', { name: 'Bazaar School' }).boundingBox())!;
    expect(brand.height).toBeLessThanOrEqual(44);
  });

  test('the three pages with the bottom bar have no sections in the header', async ({ page }) => {
    for (const path of ['/home', '/services', '/login']) {
      await page.goto(path);
      await expectRendered(page);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(6);
      await expect(sections(page)).toHaveCount(0);
      await expect(menuButton(page)).toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('pages without the bottom bar have a Menu with the same six sections; choosing one opens it and closes the Menu', async ({
    page,
  }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expectRendered(page);
      await expect(sections(page)).toHaveCount(0);
      await menuButton(page).click();
      await expectSixLinks(page);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    }
    await sections(page).getByRole('link', { name: 'Levels' }).click();
    await expect(page).toHaveURL('/level/categories');
    await expect(sections(page)).toHaveCount(0);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    for (const path of ['/home', '/services', '/login']) {
      await page.goto(path);
      await expectRendered(page);
      await expect(menuButton(page)).toHaveCount(0);
    }
  });

  test('the Menu by keyboard: Enter opens it, Tab moves into it, Escape closes it and returns the focus', async ({
    page,
  }) => {
    // On a page where Escape alone goes back.
    await page.goto('/levels/topic-002/videos/level-002');
    await expectRendered(page);
    const url = page.url();
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(sections(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sections(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(new URL(url).pathname);

    await page.keyboard.press('Enter');
    const inMenu = await sections(page).locator('a, button').count();
    for (let tab = 0; tab <= inMenu; tab += 1) await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Search' })).toBeFocused();
    await expect(sections(page)).toHaveCount(0);
  });

  test('the phone is turned while the Menu is open: a wide header has the sections alone', async ({ page }) => {
    await page.goto('/about');
    await expectRendered(page);
    await menuButton(page).click();
    await expect(sections(page).getByRole('button')).toHaveCount(2); // the languages
    await page.setViewportSize({ width: 900, height: 740 });
    await expectSixLinks(page);
    await expect(sections(page).getByRole('button')).toHaveCount(0);
  });

  test('a click outside closes the Menu', async ({ page }) => {
    await page.goto('/about');
    await expectRendered(page);
    await menuButton(page).click();
    await expect(sections(page)).toBeVisible();
    await page.mouse.click(180, 600); // below the menu
    await expect(sections(page)).toHaveCount(0);
  });

  test('at 320 px every control of the header is visible', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/about');
    await expectRendered(page);
    for (const control of await header(page).locator('a:visible, button:visible').all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });
});

for (const width of [360, 1280]) {
  test(`the header looks the same before and after the scripts run, ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const boxes = (one: Page) =>
      one.evaluate(() =>
        [...document.querySelectorAll('.site-header *')]
          .filter((element) => element instanceof HTMLElement && element.offsetWidth > 0)
          .map((element) => [element.tagName, JSON.stringify(element.getBoundingClientRect())]),
      );
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    // The second weight comes after the first picture, with a script (docs/decisions/026).
    await page.route(/\/hind-600-[^/]+\.woff2$/, (route) => route.abort());
    for (const one of [still, page]) {
      await one.setViewportSize({ width, height: 740 });
      await one.goto(`${baseURL}/about`);
    }
    await expectRendered(page);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await boxes(page);
    await expect.poll(() => boxes(still)).toEqual(drawn); // once its fonts are there too
    await context.close();
  });
}
