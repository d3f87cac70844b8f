import type { Locator, Page } from '@playwright/test';
import { expect } from '../../../shared/testing/e2e/site.ts';

/** The seed: a story of two images an hour old, then those of three, four, four, four, three … images, seven hours apart. */
export const FIRST = 'A door that fits';
export const SECOND = 'New tools at the shop';
export const LAST = 'A morning of parcels';

export const IMAGE_MS = 5_000;
export const TICK_MS = 100;

/** When the page is opened, and when its clock stops: long after, so that whatever loads has come. */
const OPENED_AT = new Date('2030-01-01T12:00:00Z');
const STOPPED_AT = new Date('2030-01-01T13:00:00Z');

export const strip = (page: Page): Locator => page.getByRole('region', { name: 'Stories' });
export const buttonOf = (page: Page, title: string): Locator =>
  strip(page).getByRole('button', { name: new RegExp(`^${title}`) });
export const viewer = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** Opens /feed and stops all of the page's time once everything is loaded, short timers too: a press is held for 300 ms. */
export async function openFeed(page: Page): Promise<void> {
  await page.clock.install({ time: OPENED_AT });
  await page.goto('/feed');
  await expect(buttonOf(page, FIRST)).toBeVisible();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.clock.pauseAt(STOPPED_AT);
}

/** The visible image has loaded: its five seconds start here. */
export async function expectImage(page: Page, title: string, image: number, count: number): Promise<void> {
  await expect(viewer(page, title).getByText(`Image ${image} of ${count}`)).toBeVisible();
  await expect(viewer(page, title).getByRole('img')).toHaveJSProperty('complete', true);
  await expect(viewer(page, title).getByRole('status')).toHaveCount(0);
}
