import type { Locator } from '@playwright/test';
import * as paths from '../../shared/contracts/paths.ts';
import { chromeShare, coveredParts, smallTargets } from '../../shared/testing/e2e/controls.ts';
import { invisibleControls } from '../../shared/testing/e2e/forcedColours.ts';
import { setLook } from '../../shared/testing/e2e/looks.ts';
import { fillFields, newNumber } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { openScreen, SCREENS } from './support/screens.ts';
import { STATES } from './support/states.ts';

/** Some screens have a video, whose first frame comes in the time of the machine. */
test.use({ time: 'passes' });

const DESKTOP = { width: 1280, height: 800 } as const;
/** 1280×1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 } as const;
/** Of the window, at most: header, bars and notices that stay. */
const MAX_CHROME = 0.25;

for (const screen of [...SCREENS, ...STATES])
  test(`${screen.name}: every control is a target of 44 px and seen in forced colours; at 320×256 nothing lies over anything`, async ({
    page,
    request,
  }) => {
    test.slow();
    await setLook(page, { theme: 'light', width: 360, height: 740 });
    await openScreen(page, request, screen);
    await expect.soft.poll(() => smallTargets(page)).toEqual([]);
    const invisible = await invisibleControls(page);
    expect.soft(invisible, 'in forced colours').toEqual([]);
    await page.setViewportSize(DESKTOP);
    await expect.soft.poll(() => smallTargets(page), 'on a desktop').toEqual([]);
    const invisibleThere = await invisibleControls(page);
    expect.soft(invisibleThere, 'in forced colours on a desktop').toEqual([]);
    await page.setViewportSize(ZOOMED);
    await expect.soft.poll(() => smallTargets(page), 'at 320×256').toEqual([]);
    for (const top of [0, 200, 1_000]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.soft.poll(() => coveredParts(page), `at 320×256, ${top} px down`).toEqual([]);
      await expect.soft.poll(() => chromeShare(page), `chrome at ${top} px`).toBeLessThanOrEqual(MAX_CHROME);
    }
  });

test('in forced colours a button that cannot be pressed yet has another colour than one that can, and Start here an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/home');
  await expect(page.locator('.next-step-picture')).toHaveCSS('border-top-style', 'solid');
  await page.goto('/login');
  const send = page.getByRole('button', { name: 'Send OTP' });
  const colour = () => send.evaluate((button) => getComputedStyle(button).color);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  const before = await colour();
  await fillFields(page, newNumber());
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(colour).not.toBe(before);
});

for (const path of [paths.subcategories('category-001'), paths.levelVideos('topic-001', 'level-001')])
  test(`${path} in forced colours: Back, which has an edge there, stands where the text begins`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const back = page.getByRole('main').getByRole('button', { name: 'Back' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const leftOf = (element: Locator) => element.evaluate((drawn) => drawn.getBoundingClientRect().left);
    await expect.poll(async () => (await leftOf(back)) - (await leftOf(title))).toBe(0);
  });

test('in forced colours a box or radio whose state only a ground shows is found, one that the browser draws is not', async ({
  page,
}) => {
  await page.setContent(`<style>.own { appearance: none; width: 44px; height: 44px; border: 2px solid }
      .own:checked, .own:indeterminate { background: #060 }</style>
    <input type="checkbox" aria-label="native box" checked><input type="radio" aria-label="native radio" checked>
    <input type="checkbox" aria-label="native mixed"><input class="own" type="checkbox" aria-label="own box" checked>
    <input class="own" type="radio" aria-label="own radio" checked><input class="own" type="checkbox" aria-label="own mixed">`);
  await page.getByLabel('mixed').evaluateAll((boxes: HTMLInputElement[]) => {
    for (const box of boxes) box.indeterminate = true;
  });
  await expect
    .poll(() => invisibleControls(page))
    .toEqual(['INPUT own box, checked: 0.0', 'INPUT own radio, checked: 0.0', 'INPUT own mixed, indeterminate: 0.0']);
  await expect(page.getByLabel('box').first()).toBeChecked();
});
