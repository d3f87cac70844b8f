import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { goInside } from '../../testing/goInside.ts';
import type { Pair } from './pairs.ts';
import type { Screen } from './screens.ts';

/** Issue and docs/behaviour.md: a page that waits says so after four seconds. */
const MESSAGE_WITHIN_MS = 4_500;
/** Not in the spec: after the end of the faults, with Try Again where it is offered. */
const RECOVERY_WITHIN_MS = 20_000;

/**
 * Opens the screen under both faults and ends them. Returns what did not hold; empty when all did. No service worker: no fault
 * would get to what it answers.
 */
export async function tryPair(browser: Browser, site: string, pair: Pair): Promise<string[]> {
  const context = await browser.newContext({ baseURL: site, serviceWorkers: 'block' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`unhandled: ${error.message}`));
  try {
    await page.goto('/about');
    await page.getByRole('contentinfo').waitFor();
    const loads = documentLoads(page);
    const ends = [];
    for (const fault of pair.faults) ends.push(await fault.begin(page));
    await goInside(page, pair.screen.path);
    await holds(problems, `no content and no message within ${MESSAGE_WITHIN_MS} ms`, () =>
      expect(contentOrMessage(page, pair)).toBeVisible({ timeout: MESSAGE_WITHIN_MS }),
    );
    await page.waitForTimeout(pair.lastsMs);
    await holds(problems, 'the frame is gone', async () => {
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible({ timeout: 1_000 });
      await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 1_000 });
    });
    for (const end of ends) await end();
    const before = loads();
    const isDue = pair.screen.hasOwnDocument && before === 0 && !(await isInPlace(page));
    await holds(problems, `no recovery within ${RECOVERY_WITHIN_MS} ms`, () => recover(page, pair));
    if (loads() > before + (isDue ? 1 : 0)) problems.push('it recovered by a reload');
  } catch (error) {
    problems.push(String(error).split('\n')[0]!);
  }
  await context.close();
  return problems;
}

/** Counts the documents that the page loads from now on. */
function documentLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** True where any document can show sign-in, as by `npm start`. */
const isInPlace = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getElementById('site-config')?.textContent?.includes('"backend"') ?? false);

/** Finds the button only in the content or the main part: a press below the screen would scroll away from the content. */
async function tryAgain(page: Page, { content, isOneOfMany = false }: Screen): Promise<Locator> {
  const scope = isOneOfMany && (await content(page).isVisible()) ? content(page) : page.getByRole('main');
  return scope.getByRole('button', { name: /^(Try Again|Retry)$/ });
}

const contentOrMessage = (page: Page, { screen }: Pair) => {
  const main = page.getByRole('main');
  return screen
    .content(page)
    .or(main.getByRole('alert'))
    .or(main.getByRole('status').filter({ hasText: /\S/ }))
    .or(main.getByRole('heading', { name: "You're offline" }))
    .first();
};

/** Presses Try Again as often as it is offered, until the content is shown and nothing says that it failed. */
const recover = (page: Page, { screen }: Pair): Promise<void> =>
  expect(async () => {
    const button = (await tryAgain(page, screen)).first();
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(screen.content(page)).toBeVisible({ timeout: 2_000 });
    await expect(await tryAgain(page, screen)).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: RECOVERY_WITHIN_MS });

async function holds(problems: string[], problem: string, check: () => Promise<void>): Promise<void> {
  await check().catch(() => problems.push(problem));
}
