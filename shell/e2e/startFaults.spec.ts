import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** The shell itself does not start: the document says so, by a script of its own (shell/public/startWatch.js). */
test.use({
  expectedPageError: /Failed to load module script|Failed to find a valid digest|broken|^exception: /,
});

/** Issue 17: so long after the navigation, by the page's own clock. */
const SAID_WITHIN_MS = 5_000;
const SCRIPTS = '**/assets/*.js';
const ENTRY = /\/assets\/index-[\w-]+\.js$/;

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The school could not start.' });
const content = (page: Page) => page.getByRole('heading', { level: 1, name: 'About Us' });

test.beforeEach(({ page }) => page.addInitScript(recordNotice));

const FAULTS: Record<string, { scripts: string | RegExp; fault: (route: Route) => Promise<void> | void }> = {
  'F01: the entry is missing': { scripts: ENTRY, fault: (route) => route.fulfill({ status: 404, body: '' }) },
  'F01: every script is missing': { scripts: SCRIPTS, fault: (route) => route.fulfill({ status: 404, body: '' }) },
  'F01: the entry was altered': { scripts: ENTRY, fault: (route) => alter(route) },
  'F01: a module that the entry imports was altered': {
    scripts: /\/assets\/start-[\w-]+\.js$/,
    fault: (route) => alter(route),
  },
  'F01: React was altered': { scripts: /\/assets\/react-[\w-]+\.js$/, fault: (route) => alter(route) },
  'F02: the entry does not respond': { scripts: ENTRY, fault: () => {} },
};

for (const [name, { scripts, fault }] of Object.entries(FAULTS)) {
  test(`${name}: the document says within 5 s that the school could not start, and Reload starts it once the files are whole`, async ({
    page,
  }) => {
    let isDamaged = true;
    await page.route(scripts, (route) => (isDamaged ? fault(route) : route.continue()));
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await isSaid(page);
    isDamaged = false;
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await expect(content(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('F02: the entry comes after the message: the school starts, and the message is gone', async ({ page }) => {
  let respond = () => {};
  const waiting = new Promise<void>((resolve) => (respond = resolve));
  await page.route(ENTRY, async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await isSaid(page);
  respond();
  await expect(content(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('the document’s first script throws: the shell starts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const Usual = URLSearchParams;
    globalThis.URLSearchParams = class extends Usual {
      constructor(...given: ConstructorParameters<typeof URLSearchParams>) {
        globalThis.URLSearchParams = Usual;
        super(...given);
        throw new Error('broken');
      }
    };
  });
  await page.goto('/feed');
  await expect(page.locator('#content').getByRole('article').first()).toBeVisible();
});

test('F03: the entry throws: the document says that the school could not start', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'doNotTrack', {
      get: () => {
        throw new Error('broken');
      },
    }),
  );
  await page.goto('/about');
  await isSaid(page);
});

test('F03: the shell throws while rendering, outside of every boundary: the document says that the school could not start', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(History.prototype, 'state', {
      get: () => {
        throw new Error('broken');
      },
    }),
  );
  await page.goto('/about');
  await isSaid(page);
  await expect(notice(page).getByRole('link', { name: 'Reload' })).toBeVisible();
});

async function alter(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ;document.title='evil'` });
}

async function isSaid(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { saidAtMs: number }).saidAtMs)).toBeLessThan(
    SAID_WITHIN_MS,
  );
}

/** Remembers when the message was shown. */
function recordNotice(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.start-notice')) return;
    observer.disconnect();
    Object.assign(globalThis, { saidAtMs: performance.now() });
  }).observe(document, { childList: true, subtree: true });
}
