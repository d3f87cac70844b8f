import type { Page } from '@playwright/test';
import { missing } from '../../shared/testing/e2e/answers.ts';
import { gate, type Answer } from '../../shared/testing/e2e/gate.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** The shell itself does not start: the document says so, by a script of its own (shell/src/document/startWatch.ts). */
test.use({
  expectedPageError: /Failed to load module script|Failed to find a valid digest|broken|^exception: /,
});

/** Issue 17: so long after the navigation. */
const SAID_AFTER_MS = 5_000;
/** A file that does not respond holds up the reload no longer (docs/decisions/011). */
const REFETCHED_WITHIN_MS = 4_000;
const SCRIPTS = /\/assets\/[^/]*\.js$/;
const ENTRY = /\/assets\/index-[\w-]+\.js$/;

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The school could not start.' });
const content = (page: Page) => page.getByRole('heading', { level: 1, name: 'About Us' });

const FAULTS: Record<string, { scripts: RegExp; fault: Answer }> = {
  'F01: the entry is missing': { scripts: ENTRY, fault: missing },
  'F01: every script is missing': { scripts: SCRIPTS, fault: missing },
  'F01: the entry was altered': { scripts: ENTRY, fault: altered },
  'F01: a module that the entry imports was altered': { scripts: /\/assets\/start-[\w-]+\.js$/, fault: altered },
  'F01: React was altered': { scripts: /\/assets\/react-[\w-]+\.js$/, fault: altered },
};

for (const [name, { scripts, fault }] of Object.entries(FAULTS)) {
  test(`${name}: the document says at once that the school could not start, and Reload starts it once the files are whole`, async ({
    page,
  }) => {
    const files = await gate(page, scripts, fault);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await files.release();
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await expect(content(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

/** Sets the page's clock as a document that came so late sees it. */
const cameLate = (page: Page, lateMs: number) =>
  page.addInitScript((late) => {
    /* oxlint-disable bazaar/tests-do-not-race -- the clock of the page, which the test names */
    const now = performance.now.bind(performance);
    performance.now = () => now() + late;
  }, lateMs);

for (const [lateMs, saidAfterMs] of [
  [0, SAID_AFTER_MS],
  [600, SAID_AFTER_MS],
  [4_000, 6_000], // a slow line: the scripts have two seconds at least
] as const) {
  test(`F02: the entry does not respond, the document comes after ${lateMs} ms: it says ${saidAfterMs} ms after the navigation that the school could not start, and Reload starts it`, async ({
    page,
  }) => {
    await cameLate(page, lateMs);
    const entry = await gate(page, ENTRY);
    await page.goto('/about', { waitUntil: 'commit' });
    await entry.requested();
    await page.clock.runFor(saidAfterMs - lateMs - 1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(notice(page)).toBeVisible();
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await notice(page).getByRole('link', { name: 'Reload' }).click();
    await page.clock.runFor(REFETCHED_WITHIN_MS);
    await reloaded;
    await entry.release();
    await expect(content(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('F02: the entry comes after the message: the school starts, and the message is gone', async ({ page }) => {
  const entry = await gate(page, ENTRY);
  await page.goto('/about', { waitUntil: 'commit' });
  await entry.requested();
  await page.clock.runFor(SAID_AFTER_MS);
  await expect(notice(page)).toBeVisible();
  await entry.release();
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
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('F03: the entry throws: the document says that the school could not start', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'doNotTrack', {
      get: () => {
        throw new Error('broken');
      },
    }),
  );
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
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
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: 'Reload' })).toBeVisible();
});

async function altered(route: Parameters<Answer>[0]): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ;document.title='evil'` });
}
