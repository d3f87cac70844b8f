import type { Page } from '@playwright/test';
import { paths } from '../../shared/contracts/paths.ts';
import { lateFonts } from '../../shared/testing/e2e/fonts.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { PLAYLISTS } from '../../shared/testing/e2e/playlists.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { holdBack } from '../../shared/testing/e2e/slowLine.ts';

/** A smaller shift is hardly visible. */
const MAX_SHIFT = 0.02;

const CATALOGUE = ['category-001', 'sub-001', 'topic-061'] as const;
const UNKNOWN = '/nowhere';
const PAGES: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.privacy,
  paths.login,
  paths.feed,
  paths.reels,
  paths.business,
  paths.businessLevels('topic-001'),
  paths.categories,
  paths.subcategories(CATALOGUE[0]),
  paths.topics(CATALOGUE[0], CATALOGUE[1]),
  paths.levelCreators(...CATALOGUE),
  paths.levels(...CATALOGUE),
  LEVELS.threePages,
  paths.creators,
  PLAYLISTS.topics,
  PLAYLISTS.playlists,
  PLAYLISTS.seeded,
  UNKNOWN,
];
const IN_LANDSCAPE: readonly string[] = [paths.feed, paths.reels, LEVELS.threePages, PLAYLISTS.seeded, paths.login];

const LOOKS = [
  { width: 360, height: 740, pages: PAGES },
  { width: 1280, height: 800, pages: PAGES },
  { width: 740, height: 360, pages: IN_LANDSCAPE },
];

interface Shift {
  value: number;
  moved: string[];
}

for (const { width, height, pages } of LOOKS) {
  for (const path of pages) {
    test(`${path} at ${width}×${height} on a slow connection, fonts last: the layout shift is at most ${MAX_SHIFT}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(recordShifts);
      const letThrough = await holdBack(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await rendered(page);
      letThrough('remotes');
      await expect(page.getByRole('main').locator('h1, [aria-busy=true]').first()).toBeAttached();
      await rendered(page);
      letThrough('results');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      if (path !== UNKNOWN) await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.querySelectorAll('video')].every(
              ({ readyState, preload }) => readyState > 0 || preload === 'none',
            ),
          ),
        )
        .toBe(true);
      await rendered(page);
      letThrough('fonts');
      await lateFonts(page);
      await rendered(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }
}

/** Waits until two frames have been rendered and observers have been notified. */
const rendered = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Runs in the page. */
function recordShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Element | null }[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (!hadRecentInput)
        shifts.push({ value, moved: sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''}`) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
