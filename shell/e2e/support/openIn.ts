import type { Page } from '@playwright/test';
import { goInside } from '../../../shared/testing/goInside.ts';
import { expect } from '../../../shared/testing/e2e/site.ts';
import type { PSEUDO } from '../../../shared/tools/build/languages/pseudo.ts';
import { namedIn } from './named.ts';
import type { Screen } from './screens.ts';

/**
 * Opens a screen in its state in a language, which all later documents of the page have too. Where the screen is for somebody
 * signed in, the page is so already. `go` opens a path.
 */
export async function openIn(
  language: 'hi' | typeof PSEUDO,
  page: Page,
  screen: Screen,
  go: (path: string) => Promise<unknown> = (path) => page.goto(path),
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('bazaar.language', chosen), language);
  await screen.prepare?.(page);
  await go(screen.path);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
  await screen.enter?.(page, namedIn(language));
  await settled(page);
}

/** All that the screen reads is there. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main#content').getByRole('heading').first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens a path within the loaded page, and waits until nothing of the screen before is there. */
export async function openInside(page: Page, path: string): Promise<void> {
  const content = page.locator('main#content');
  // A screen that only its address changes stays as it is: another one in between.
  for (const next of new URL(page.url()).pathname === path.split('?')[0] ? ['/nowhere', path] : [path]) {
    const before = await content.getByRole('heading').first().elementHandle();
    await goInside(page, next);
    await expect.poll(() => before?.evaluate((heading) => heading.isConnected) ?? false).toBe(false);
  }
}
