import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../shared/testing/e2e/site.ts';

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('list').getByRole('link');
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The message of a list in the place of its cards. */
export const notice = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });

/** Follows the first card and waits until its page has replaced this one. */
export async function openFirst(page: Page, pattern: RegExp): Promise<void> {
  const card = cards(page).first();
  await expect(card).toBeVisible();
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(pattern);
  await expect(card).not.toHaveAttribute('href', href!);
}
