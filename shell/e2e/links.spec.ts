import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const main = (page: Page) => page.getByRole('main');
const position = (page: Page) => page.evaluate(() => (history.state as { idx?: number } | null)?.idx ?? 0);

/** One link of each kind on the site, with its page and its target. */
const LINKS: readonly { from: string; link: (page: Page) => Locator; to: RegExp }[] = [
  {
    from: '/about',
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'Services and settings' }),
    to: /\/services$/,
  },
  {
    from: '/privacy',
    link: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Services' }),
    to: /\/services$/,
  },
  {
    from: '/home',
    link: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Business' }),
    to: /\/business$/,
  },
  {
    from: '/home',
    link: (page) => main(page).getByRole('link', { name: 'Dharm Yudh' }),
    to: /\/level\/categories\/[^/]+$/,
  },
  {
    from: '/business',
    link: (page) => main(page).getByRole('list').getByRole('link').first(),
    to: /\/business\/levels\/[^/]+$/,
  },
  {
    from: '/level/categories',
    link: (page) => main(page).getByRole('list').getByRole('link').first(),
    to: /\/level\/categories\/[^/]+$/,
  },
  {
    from: '/creators',
    link: (page) => main(page).getByRole('list').getByRole('link').first(),
    to: /\/creators\/[^/]+\/topics$/,
  },
];

/** Opens a page and waits until React has rendered it: before that a link of the header loads a document. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

async function expectOneEntry(page: Page, from: string, to: RegExp): Promise<void> {
  await expect(page).toHaveURL(to);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => position(page)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(from);
}

for (const { from, link, to } of LINKS) {
  test(`a double click on the link from ${from} to ${to.source} adds one entry to the history`, async ({ page }) => {
    await open(page, from);
    await link(page).scrollIntoViewIfNeeded();
    await link(page).dblclick();
    await expectOneEntry(page, from, to);
  });
}

/** As two taps cause them: two clicks on the same link that the browser does not count as a double click. */
for (const { from, link, to } of LINKS) {
  test(`two clicks at once on the link from ${from} to ${to.source} add one entry to the history`, async ({ page }) => {
    await open(page, from);
    await link(page).evaluate((element: HTMLAnchorElement) => {
      element.click();
      element.click();
    });
    await expectOneEntry(page, from, to);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a double tap on a link adds one entry to the history', async ({ page }) => {
    const { from, link, to } = LINKS[0]!;
    await open(page, from);
    const { x, y, width, height } = (await link(page).boundingBox())!;
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expectOneEntry(page, from, to);
  });
});

test('Enter pressed twice on a link adds one entry', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectOneEntry(page, '/about', /\/services$/);
});

test('a click on a link right after a navigation is not ignored', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => position(page)).toBe(2);
});

test('two clicks with Ctrl open two tabs', async ({ page, context }) => {
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
  for (let tabs = 2; tabs <= 3; tabs += 1) {
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => context.pages().length).toBe(tabs);
  }
  await expect(page).toHaveURL('/about');
});
