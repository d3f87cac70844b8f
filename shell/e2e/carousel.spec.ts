import type { Page } from '@playwright/test';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

const slide = (page: Page, position: number) => page.getByRole('group', { name: new RegExp(`^${position} of 6: `) });

/** Opens the landing page, at the start of the first slide's time. */
async function openHome(page: Page) {
  await page.goto('/home');
  await restartSlide(page);
}

/** Hovering pauses the carousel; afterwards the whole time of the slide starts again. */
async function restartSlide(page: Page, { isPaused = false } = {}) {
  await page.getByRole('region', { name: 'Highlights' }).hover();
  await expectRotating(page, false);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole('banner').hover();
  await expectRotating(page, !isPaused);
}

/** Waits until the carousel rotates, or is paused. While it rotates, its slides are not announced. */
const expectRotating = (page: Page, isRotating: boolean) =>
  expect(page.getByRole('region', { name: 'Highlights' }).locator('[aria-live]')).toHaveAttribute(
    'aria-live',
    isRotating ? 'off' : 'polite',
  );

test('the carousel rotates every 6000 ms, wraps at both ends, and can be paused', async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(5_900);
  await expect(slide(page, 1)).toBeVisible();
  await page.clock.runFor(100);
  await expect(slide(page, 2)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(slide(page, 1)).toBeVisible();

  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slide(page, 6)).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slide(page, 6)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slide(page, 1)).toBeVisible();

  await page.getByRole('button', { name: 'Pause rotation' }).click();
  await restartSlide(page, { isPaused: true });
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Start rotation' }).click();
  await restartSlide(page);
  await page.clock.runFor(6_000);
  await expect(slide(page, 2)).toBeVisible();
});

test('hover or focus in the carousel: it pauses, and rotates again afterwards', async ({ page }) => {
  await openHome(page);
  await slide(page, 1).hover();
  await expectRotating(page, false);
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'More Info' }).focus();
  await page.getByRole('banner').hover();
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('link', { name: 'More Info' }).blur();
  await expectRotating(page, true);
  await page.clock.runFor(6_000);
  await expect(slide(page, 2)).toBeVisible();
});

test('F74: in a hidden tab the carousel does not rotate', async ({ page }) => {
  await openHome(page);
  await hideTab(page, true);
  await expectRotating(page, false);
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
  await hideTab(page, false);
  await expectRotating(page, true);
  await page.clock.runFor(6_000);
  await expect(slide(page, 2)).toBeVisible();
});

test('under reduced motion the carousel does not rotate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await expect(slide(page, 1)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(slide(page, 1)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a horizontal swipe of 40 px changes the slide; a shorter one does not', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // without rotation
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    const swipe = async (from: number, to: number) => {
      const client = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 140 }] });
      await send('touchStart', from);
      await send('touchMove', (from + to) / 2);
      await send('touchMove', to);
      await send('touchEnd');
    };
    await swipe(200, 170);
    await expect(slide(page, 1)).toBeVisible();
    await swipe(250, 120);
    await expect(slide(page, 2)).toBeVisible();
    await swipe(120, 250);
    await expect(slide(page, 1)).toBeVisible();
  });
});
