import * as paths from '../../shared/contracts/paths.ts';
import { lateFonts } from '../../shared/testing/e2e/fonts.ts';
import { rendered } from '../../shared/testing/e2e/frames.ts';
import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { PLAYLISTS } from '../../shared/testing/e2e/playlists.ts';
import { FONTS, READS, REMOTES } from '../../shared/testing/e2e/requests.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { timerSet, watchTimers } from './support/longTimers.ts';

/** A smaller shift is hardly visible. */
const MAX_SHIFT = 0.02;

const CATALOGUE = ['category-001', 'sub-001', 'topic-061'] as const;
const UNKNOWN = '/nowhere';
/** The document draws none of these first. */
const NEVER_DRAWN: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.privacy,
  paths.login,
  paths.reels,
  UNKNOWN,
];
/** Those of drawnScreen.spec.ts are not here. */
const PAGES: readonly string[] = [
  ...NEVER_DRAWN,
  paths.subcategories(CATALOGUE[0]),
  paths.topics(CATALOGUE[0], CATALOGUE[1]),
  paths.levelCreators(...CATALOGUE),
  paths.levels(...CATALOGUE),
  PLAYLISTS.topics,
];
const IN_LANDSCAPE: readonly string[] = [paths.feed, paths.reels, LEVELS.threePages, PLAYLISTS.seeded, paths.login];

const LOOKS = [
  { width: 360, height: 740, pages: PAGES },
  { width: 390, height: 844, pages: [paths.login] },
  { width: 412, height: 915, pages: [paths.login] },
  { width: 1280, height: 800, pages: PAGES },
  { width: 740, height: 360, pages: IN_LANDSCAPE },
];

/** The first frame of a video comes in the time of the machine. */
const WITH_VIDEO: readonly string[] = [paths.reels, LEVELS.threePages, PLAYLISTS.seeded];

for (const { width, height, pages } of LOOKS) {
  for (const path of pages) {
    const time = WITH_VIDEO.includes(path) ? 'passes' : 'stands';
    test.describe(`time ${time}`, () => {
      test.use({ time });

      test(`${path} at ${width}×${height} on a slow connection, fonts last: the layout shift is at most ${MAX_SHIFT}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await recordShifts(page);
        const [remotes, results, fonts] = [await gate(page, REMOTES), await gate(page, READS), await gate(page, FONTS)];
        await watchTimers(page);
        await page.goto(path, { waitUntil: 'commit' });
        if (time === 'stands' && !NEVER_DRAWN.includes(path)) {
          // The screen of the document is not drawn in time (shell/src/document/drawScreen.ts).
          await timerSet(page, 1_000);
          await page.clock.runFor(1_000);
        }
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await rendered(page);
        await remotes.release();
        await expect(page.getByRole('main').locator('h1, [aria-busy=true]').first()).toBeAttached();
        await rendered(page);
        await results.release();
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
        await fonts.release();
        await lateFonts(page);
        const { score, worst } = await shiftOf(page);
        expect(score, worst).toBeLessThanOrEqual(MAX_SHIFT);
      });
    });
  }
}
