import type { Page } from '@playwright/test';
import { LEVELS, openLevel, playTo, pressPlay, timeOf } from '../../shared/testing/e2e/levelPage.ts';
import { expect, PLAYLISTS, test } from '../../shared/testing/e2e/playlists.ts';

const SIZES = [
  { width: 740, height: 360 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

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

for (const size of SIZES) {
  test(`${size.width}×${size.height}: the whole player with its controls is visible on the level and playlist pages`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of [LEVELS.threePages, PLAYLISTS.three]) {
      await openLevel(page, path);
      await expect.poll(() => hidden(page)).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
    if (size.height < 480) {
      await page.evaluate(() => scrollTo(0, 80));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
      await expect.poll(() => hidden(page)).toEqual([]);
    }
  });
}

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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
});
