import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { LEVELS } from '../../shared/testing/e2e/levelPage.ts';
import { sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { openSignedIn, signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ time: 'passes', serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('Save lesson of a visitor who is not signed in: the sign-in says why, and the lesson is saved after it without another press', async ({
  page,
  request,
}) => {
  await page.goto(LEVELS.threePages);
  await button(page, 'Save lesson').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Sign in to save this lesson on your device: ./)).toBeVisible();
  await signIn(page, request);
  await expect(page).toHaveURL(/\/levels\/topic-001\/videos\/level-001\?page=1&video=/);
  await expect(button(page, 'Lesson saved')).toBeVisible({ timeout: 60_000 });
});

test('by keyboard a level is saved, listed under the dashboard, and all of it is removed again', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, LEVELS.threePages);
  await button(page, 'Save level').press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Save level: \d+ lessons$/ });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `level page, dialog of Save, ${colorScheme}`);
  }
  await button(page, 'Cancel').press('Escape');
  await expect(button(page, 'Save level')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Start saving').and(page.locator(':not([aria-disabled=true])')).press('Enter');
  await expect(button(page, 'Level saved')).toBeFocused({ timeout: 60_000 });
  const videos = page.getByRole('list', { name: 'Videos of this page' });
  await expect(videos.getByRole('img', { name: 'Saved on this device' })).toHaveCount(
    await videos.getByRole('link').count(),
  );

  await page.goto('/dashboard');
  const saved = page.getByRole('region', { name: 'Saved lessons' });
  await expect(saved.getByRole('link')).toHaveCount(4);
  await expect(saved.getByText(/^4 lessons · [\d.]+ MB on this device/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `dashboard, saved lessons, ${colorScheme}`);
  }
  await button(page, 'Remove all').press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).press('Enter');
  await expect(saved).toContainText('Nothing saved yet.');
  await expect(saved).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a lesson is saved and removed; each button is large enough for a finger, and nothing scrolls sideways', async ({
    page,
    request,
  }) => {
    await openSignedIn(page, request, LEVELS.onePage);
    await button(page, 'Save lesson').tap();
    const start = button(page, 'Start saving').and(page.locator(':not([aria-disabled=true])'));
    await expect(start).toBeVisible();
    await expect(start).toHaveCSS('padding-left', '18px'); // the buttons of the page around it have less
    const heights = await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        [...dialog.querySelectorAll('button, label')].map((each) => each.getBoundingClientRect().height),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await start.tap();
    await button(page, 'Lesson saved').tap({ timeout: 60_000 });
    await page.getByRole('dialog', { name: 'Lesson on this device' }).getByRole('button', { name: 'Remove' }).tap();
    await expect(button(page, 'Save lesson')).toBeFocused();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });
});
