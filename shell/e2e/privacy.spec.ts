import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { LEVELS, loaded, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import { sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { openReels } from '../../shared/testing/e2e/reels.ts';
import { saveAll } from '../../shared/testing/e2e/savedLessons.ts';
import { newNumber, signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { storedOn } from '../../shared/testing/e2e/stored.ts';
import { KEPT, type Place } from '../../shared/privacy/kept.ts';
import { keptByTable } from '../../shared/tools/privacy/keptByCode.ts';
import { privacy as english } from '../src/privacy/texts.ts';
import { privacy as hindi } from '../src/privacy/texts.hi.ts';

const PLACES = Object.keys(KEPT) as Place[];

for (const [language, texts] of Object.entries({ en: english, hi: hindi }))
  test(`the privacy page in ${language}: has each row of the table, with why and how long, and fits a screen of 320 px`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('bazaar.language', chosen), language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/privacy');
    for (const place of PLACES) {
      const section = page
        .getByRole('main')
        .locator('section')
        .filter({
          has: page.getByRole('heading', { level: 2, name: texts.places[place].title }),
        });
      const [what, reasons]: Record<string, string>[] = [texts.what[place], texts.reasons[place]];
      const rows = Object.entries<keyof typeof texts.terms>(KEPT[place]);
      await expect(section.getByRole('term')).toHaveText(rows.map(([id]) => what![id]!));
      await expect(section.getByRole('definition')).toHaveText(
        rows.flatMap(([id, term]) => [`${texts.why} ${reasons![id]}`, `${texts.until} ${texts.terms[term]}`]),
      );
    }
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', time: 'passes' });

  test('after a learner has signed in, watched, searched and saved: all that the browser has is in the table', async ({
    page,
    context,
    request,
  }) => {
    test.slow(); // a whole lesson is saved
    await page.goto('/login');
    await signIn(page, request, newNumber());
    await useTheSite(page);
    const stored = await storedOn(page);
    const names = [
      ...Object.keys(stored.local).map((key) => `localStorage: ${key}`),
      ...Object.keys(stored.session).map((key) => `sessionStorage: ${key}`),
      ...Object.keys(stored.databases).map((name) => `IndexedDB: ${name}`),
      ...stored.cacheNames.map((name) => `caches: ${name}`),
      ...(await context.cookies()).map(({ name }) => `cookies: ${name}`),
    ];
    expect(names).toEqual(
      expect.arrayContaining([
        'localStorage: bazaar.progress',
        'localStorage: bazaar.recentSearches',
        'caches: saved-lessons',
        'IndexedDB: firebaseLocalStorageDb',
      ]),
    );
    const table = keptByTable();
    const isInTable = (name: string) =>
      table.some((kept) => kept === name || (kept.endsWith('*') && name.startsWith(kept.slice(0, -1))));
    expect(names.filter((name) => !isInTable(name))).toEqual([]);
  });
});

/** Uses what stores something, until it is stored. */
async function useTheSite(page: Page): Promise<void> {
  await goInside(page, LEVELS.onePage);
  await loaded(page);
  await pressPlay(page);
  await playTo(page, 0.5);
  await page.getByRole('button', { name: 'Pause' }).click();
  await saveAll(page, 'lesson');
  await page.goto('/search');
  await page.getByRole('searchbox').fill('price');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await openReels(page);
  await page.goto('/feed');
  await expect(page.getByRole('feed', { name: 'Posts' }).getByRole('article').first()).toBeVisible();
  await expect.poll(async () => (await storedOn(page)).pictures.length).toBeGreaterThan(0);
}
