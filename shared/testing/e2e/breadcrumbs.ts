import type { Locator, Page } from '@playwright/test';
import { expect, test } from './knownNames.ts';
import { gate } from './gate.ts';

export const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
export const breadcrumbs = (page: Page): Locator => page.getByRole('navigation', { name: 'Where you are' });
export const back = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).first();

export interface NestedScreen {
  path: string;
  title: string;
  /** Named in the heading and in the page's title, in this order. */
  names: readonly string[];
  /** The breadcrumbs. */
  parents: readonly (readonly [name: string, path: string])[];
}

/** Tests how a screen shows its path in the school. */
export function testBreadcrumbs({ path, title, names, parents }: NestedScreen): void {
  test(`${path}: heading and title name the path, breadcrumbs link to the pages above, Back on a deep link opens the parent`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(`${title} ${names.join(' · ')}`);
    await expect(page).toHaveTitle(`${[title, ...names].join(' · ')} · Bazaar School`);
    await expect(breadcrumbs(page).getByRole('link')).toHaveText(parents.map(([name]) => name));
    for (const [index, [, to]] of parents.entries())
      await expect(breadcrumbs(page).getByRole('link').nth(index)).toHaveAttribute('href', to);
    await expect(breadcrumbs(page).locator('[aria-current=page]')).toHaveCount(1);
    await back(page).click();
    await expect(page).toHaveURL(parents.at(-1)![1]);
  });
}

/** Tests that the names, which arrive after the heading, do not move the page; `name` is one of them. */
export function testLateNames(path: string, name: string): void {
  test(`${path} at 360 px: the names arrive late, and nothing below the heading moves`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const names = await gate(page, /documents:batchGet/);
    await page.goto(path);
    const content = page.getByRole('main').locator('h1 + *');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = (await content.boundingBox())!.y;
    await names.release();
    await expect(heading(page)).toContainText(name);
    await expect.poll(async () => (await content.boundingBox())!.y).toBe(before);
  });
}
