import type { Page } from '@playwright/test';
import { PROGRESS_KEY } from '../../shared/contracts/documentProtocol.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { coveredParts } from '../../shared/testing/e2e/controls.ts';
import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { LEVELS, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const CODE = /\/InstallRow-/;

const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    videoId: `video-of-before-${index}`,
    title: 'A lesson',
    path: '/levels/topic-001/videos/level-001',
    positionMs: 5_000,
    durationMs: 60_000,
    watchedAtMs: index,
  }));

/** A device that knows so many lessons, in a browser that can install the site and says so where a headless one does not. */
async function openAfter(page: Page, count: number): Promise<string[]> {
  const code: string[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) code.push(request.url());
  });
  await page.addInitScript(
    ([key, stored]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, stored);
    },
    [PROGRESS_KEY, JSON.stringify(lessons(count))] as const,
  );
  await recordShifts(page);
  await page.goto(LEVELS.onePage);
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const userChoice = Promise.resolve({ outcome: 'dismissed' });
    dispatchEvent(Object.assign(event, { prompt: async () => {}, userChoice }));
  });
  return code;
}

const offer = (page: Page) => page.getByRole('region', { name: 'Home screen' });

test.describe('the third lesson', () => {
  test.use({ time: 'passes' });

  test('as soon as it plays, the site is offered below the page, over nothing, and what is in view stays where it is', async ({
    page,
  }) => {
    const code = await openAfter(page, 2);
    expect(code).toEqual([]);
    await pressPlay(page);
    await playTo(page, 0.5);
    await expect(offer(page)).toBeAttached({ timeout: 20_000 });
    await expect(offer(page)).not.toBeInViewport();
    const { score, worst } = await shiftOf(page);
    expect(score, worst).toBeLessThanOrEqual(0.02);
    await offer(page).scrollIntoViewIfNeeded();
    await expect(offer(page)).toBeInViewport({ ratio: 1 });
    const aroundOffer = async () =>
      (await coveredParts(page)).filter((part) => /home screen|Install|Not now/.test(part));
    await expect.poll(aroundOffer).toEqual([]);
  });
});

test('a no in the browser’s dialog: the next document does not even load the code of the offer', async ({ page }) => {
  const code = await openAfter(page, 3);
  await offer(page).getByRole('button', { name: 'Install' }).click();
  await expect(offer(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bazaar.installRefused'))).toBe('true');
  code.length = 0;
  await openAfter(page, 3);
  await expect(offer(page)).toHaveCount(0);
  expect(code).toEqual([]);
});

for (const [what, width, height] of [
  ['at 320 × 256', 320, 256],
  ['on a desktop', 1280, 800],
] as const)
  test(`${what}: the offer fits, and its buttons are large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAfter(page, 3);
    await offer(page).scrollIntoViewIfNeeded();
    await expectNoViolations(page, `the offer to install ${what}`);
    for (const name of ['Install', 'Not now']) {
      const box = () => offer(page).getByRole('button', { name }).boundingBox();
      await expect.poll(async () => (await box())!.height).toBeGreaterThanOrEqual(44);
      await expect.poll(async () => (await box())!.x + (await box())!.width).toBeLessThanOrEqual(width);
    }
  });
