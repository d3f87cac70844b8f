import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';
import { storedOn } from './stored.ts';

/** The time that a save may take beside other tests. */
export const SAVING_MS = 60_000;

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

/** The records that the device has of its saved lessons. */
export const savedRecords = async (page: Page): Promise<{ state: string; problem?: string; savedBytes: number }[]> =>
  JSON.parse((await storedOn(page)).local['bazaar.savedLessons'] ?? '[]');

/** Presses Save and begins, in the quality that the dialog offers. */
export async function startSaving(page: Page, what: 'lesson' | 'level' | 'playlist'): Promise<void> {
  await button(page, `Save ${what}`).click();
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start saving' });
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');
  await start.click();
}

/** Saves it, until all of it is on the device. */
export async function saveAll(page: Page, what: 'lesson' | 'level' | 'playlist'): Promise<void> {
  await startSaving(page, what);
  const saved = `${what[0]!.toUpperCase()}${what.slice(1)} saved`;
  await expect(button(page, saved)).toBeVisible({ timeout: SAVING_MS });
}

/** The names of the files of a cache whose name matches. */
export const savedNames = (page: Page, cacheName: string, match: RegExp): Promise<string[]> =>
  page
    .evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return keys.map(({ url }) => new URL(url).pathname.split('/').at(-1)!);
    }, cacheName)
    .then((names) => names.filter((name) => match.test(name)));

/** Waits until all of the code that plays the saved lessons is on the device. */
export const expectCodeWhole = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const noted = await caches.match('/saved/needs.json', { cacheName: 'saved-files' });
          return ((await noted?.json()) as { isWhole?: true } | undefined)?.isWhole;
        }),
      { timeout: SAVING_MS },
    )
    .toBe(true);
