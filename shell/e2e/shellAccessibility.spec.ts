import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { enter, SHELL_SCREENS } from './support/shellScreens.ts';
import { sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { newNumber, signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('the confirmation of Sign Out has no accessibility violation', async ({ page, request }) => {
  await page.goto('/dashboard');
  await signIn(page, request, newNumber(), 'Asha');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible();
  await page.goto('/services');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expectNoViolations(page, 'services, confirmation of Sign Out');
});

for (const screen of SHELL_SCREENS) {
  test(`Tab reaches every control of ${screen.name}, visibly focused and uncovered, and leaves the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    await enter(page, screen);
    const controls = await page.evaluate(countControls);
    const walked = await walk(page, controls + 2);
    expect(walked.filter(({ isCovered }) => isCovered).map(({ name }) => name)).toEqual([]);
    expect(walked.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([]);
    expect(new Set(walked.map(({ name }) => name)).size).toBeGreaterThanOrEqual(controls);
  });

  test(`${screen.name} at 320 px does not scroll horizontally, and every control is 44 px high or an inline link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enter(page, screen);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await expect.poll(() => page.evaluate(smallTargets)).toEqual([]);
  });
}

test('under reduced motion no animation is longer than 100 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of SHELL_SCREENS) {
    await enter(page, screen);
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 100).length,
    );
    expect(moving, screen.name).toBe(0);
  }
});

interface Stop {
  name: string;
  isCovered: boolean;
  hasRing: boolean;
}

/** Presses Tab repeatedly and records each focused element, whether its focus is visible, and whether it is covered. */
async function walk(page: Page, presses: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const around = element.closest('label') ?? element;
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${element.getAttribute('value') ?? ''} ${Math.round(left + scrollX)},${Math.round(top + scrollY)}`;
      return {
        name,
        isCovered: !(over && (around.contains(over) || over.contains(element))),
        hasRing: getComputedStyle(around).outlineStyle !== 'none',
      };
    });
    if (stop) stops.push(stop);
  }
  return stops;
}

/** The number of controls that Tab should reach: in a modal dialog only its own; one of each group of radios. */
function countControls(): number {
  const root = document.querySelector('dialog[open]') ?? document;
  const all = [...root.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')].filter((element) =>
    element.checkVisibility(),
  );
  const radios = all.filter((element) => element instanceof HTMLInputElement && element.type === 'radio').length;
  return all.length - Math.max(0, radios - 1);
}

function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
    .filter((element) => element.checkVisibility() && !element.closest('p') && !element.matches('[href="#content"]'))
    .map((element) => ({
      element: element.closest('label') ?? element,
      box: (element.closest('label') ?? element).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.height < 43.5)
    .map(({ element, box }) => `${element.textContent} ${box.width}x${box.height}`);
}
