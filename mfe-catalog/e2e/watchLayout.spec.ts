import type { Page } from '@playwright/test';
import { LEVELS, openLevel, playTo, pressPlay, timeOf } from '../../shared/testing/e2e/levelPage.ts';
import { sidewaysScroll, SIZES } from '../../shared/testing/e2e/looks.ts';
import { expect, PLAYLISTS, test } from '../../shared/testing/e2e/playlists.ts';

test.use({ time: 'passes' });

const player = (page: Page) => page.getByRole('region', { name: /^Video player: / });

/** The points of the player outside the screen or under another element: of its corners and the middle of each control. */
const hidden = (page: Page) =>
  player(page).evaluate((root) => {
    const corners = ({ left, top, right, bottom }: DOMRect) =>
      [
        [left + 4, top + 4],
        [right - 4, top + 4],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
      ] as const;
    const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
    const controls = [...root.querySelectorAll<HTMLElement>('button, input')].filter(
      (each) => each.checkVisibility({ opacityProperty: false }) && !each.closest('[popover]'),
    );
    const points = [
      ...corners(root.getBoundingClientRect()).map((point) => ['corner', point] as const),
      ...controls.map((each) => [each.getAttribute('aria-label'), middle(each.getBoundingClientRect())] as const),
    ];
    return points
      .filter(([, [x, y]]) => !root.contains(document.elementFromPoint(x, y)))
      .map(([name, [x, y]]) => `${name} at ${Math.round(x)}, ${Math.round(y)}`);
  });

for (const [what, path] of [
  ['level', LEVELS.threePages],
  ['playlist', PLAYLISTS.three],
] as const)
  test(`the ${what} page in any size: the whole player with its controls is visible, in landscape also when it is scrolled`, async ({
    page,
  }) => {
    await openLevel(page, path);
    for (const size of SIZES) {
      const name = `${size.width}×${size.height}`;
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(() => hidden(page), name).toEqual([]);
      await expect.poll(() => sidewaysScroll(page), name).toBe(0);
      if (size.height >= 480) continue;
      await page.evaluate(() => scrollTo({ top: 80, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
      await expect.poll(() => hidden(page), `${name}, scrolled`).toEqual([]);
    }
  });

test('F80: a lesson plays while the phone is turned and the page is zoomed to 400 %: it plays on, without horizontal scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLevel(page, LEVELS.threePages);
  await pressPlay(page);
  await playTo(page, 0.3);
  // 1280 px zoomed to 400 % are 320.
  for (const size of [
    { width: 740, height: 360 },
    { width: 320, height: 256 },
  ]) {
    const before = await timeOf(page);
    await page.setViewportSize(size);
    await playTo(page, before + 0.5);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  }
});
