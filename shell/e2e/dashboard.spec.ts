import type { APIRequestContext, Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { stopped } from '../../shared/testing/e2e/answers.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { contrastInForcedColours, MIN_CONTRAST } from '../../shared/testing/e2e/forcedColours.ts';
import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { isPaused, LEVELS, openLevel, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import { setLook, THEMES, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { courseAt } from '../../shared/testing/e2e/seedNames.ts';
import { signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { watchSome } from './support/watchSome.ts';

/** The page's reads of the progress in its account. */
const PROGRESS_READS = /\/documents\/users\/[^/]+:runQuery/;

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name });

/** The dashboard of somebody who has signed in for the first time. */
async function openAsNewcomer(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/dashboard');
  await signIn(page, request);
  await expect(heading(page, 'Nothing watched yet')).toBeVisible();
}

test.describe('a lesson that plays', () => {
  test.use({ time: 'passes' });

  test('after a part of a lesson was watched: it is to be continued, with its topic and level, and its minute counts for today', async ({
    page,
    request,
  }) => {
    await openAsNewcomer(page, request);
    await expect(page.getByRole('main').getByRole('link', { name: 'See the levels' })).toHaveAttribute(
      'href',
      '/level/categories',
    );
    await openLevel(page, LEVELS.onePage);
    await pressPlay(page);
    await playTo(page, 1);
    await goInside(page, '/dashboard');
    await expect(page.getByRole('region', { name: 'Continue watching' }).getByRole('link')).toHaveCount(1);
    for (const name of ['Continue watching', 'Paths under way'])
      await expect(page.getByRole('region', { name }).getByRole('link')).toContainText(courseAt(LEVELS.onePage));
    const week = page.getByRole('region', { name: 'This week' });
    await expect(week).toContainText('1 min in the last 7 days');
    await expect(week.getByRole('img', { name: /, Today 1$/ })).toBeVisible();
    await expect(heading(page, 'Nothing watched yet')).toHaveCount(0);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a card of Continue watching or of Paths under way: the lesson starts under data saver too, muted as it was left', async ({
      page,
      request,
    }) => {
      await openAsNewcomer(page, request);
      await openLevel(page, LEVELS.onePage);
      await pressPlay(page);
      await playTo(page, 1);
      await page.getByRole('button', { name: 'Mute' }).click();
      await page.evaluate(() => localStorage.setItem('bazaar.dataSaver', 'true'));
      for (const name of ['Continue watching', 'Paths under way']) {
        await page.goto('/dashboard');
        await page.getByRole('region', { name }).getByRole('link').tap();
        await expect.poll(() => isPaused(page)).toBe(false);
        await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
      }
    });
  });
});

test('paths under way, the week and what is finished: in this order, accessible in both themes, at every width', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard');
  await signIn(page, request);
  await page.evaluate(watchSome);
  await page.reload();
  const paths = page.getByRole('region', { name: 'Paths under way' });
  await expect(paths.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Continue watching',
    'Paths under way',
    'This week',
    'Finished',
    'Saved lessons',
    'Your data',
    'Sections',
  ]);
  await expect(paths.getByRole('link')).toHaveText([
    /^What you need to begin1 of 3 lessons finished 4 min leftContinue: Say the price$/,
    /^क्या क्या चाहिए1 lesson finished Continue: दिन का हिसाब$/,
  ]);
  await expect(paths.getByRole('link').first()).toHaveAttribute('href', '/levels/t1/videos/l1?video=v1');
  await expect(page.getByRole('region', { name: 'Finished' }).getByRole('link')).toHaveText([
    'The first week 1 lesson',
    'Count the day before you close 3:20 · What you need to begin',
    'दिन का हिसाब 3:20 · क्या क्या चाहिए',
  ]);
  await expect(page.getByRole('region', { name: 'This week' })).toContainText('1 h 5 min in the last 7 days');
  await page.getByText('Show as a table').click();
  for (const theme of THEMES) {
    for (const width of [320, 1280]) {
      await setLook(page, { theme, width });
      await expect.soft.poll(() => sidewaysScroll(page), `${width} px: sideways scroll`).toBe(0);
      await expectNoViolations(page, `dashboard ${theme} ${width}`);
    }
  }
});

test('in forced colours: the part that was watched is seen on each line and card, and what can be pressed has an edge', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard');
  await signIn(page, request);
  await page.evaluate(watchSome);
  await page.reload();
  const paths = page.getByRole('region', { name: 'Paths under way' });
  await expect(paths.getByRole('link').first()).toBeVisible();
  for (const part of ['[data-finished] > span', 'main a > [aria-hidden] > span > [style*=width]'])
    await expect.poll(() => contrastInForcedColours(page, part), part).toBeGreaterThanOrEqual(MIN_CONTRAST);
  for (const edge of [
    page.getByRole('region', { name: 'Continue watching' }).locator('a > [aria-hidden]').first(),
    page.getByRole('main').getByRole('link', { name: 'Feed' }),
  ])
    await expect(edge).toHaveCSS('border-top-style', 'solid');
});

test('300 lessons in progress: few are shown at first, all with a press, which leaves the focus on the button', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard');
  await signIn(page, request);
  await page.evaluate(watchMany);
  await page.reload();
  const paths = page.getByRole('region', { name: 'Paths under way' });
  await expect(paths.getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Finished' }).getByRole('link')).toHaveCount(6);
  const button = paths.getByRole('button', { name: 'Show all 60' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(paths.getByRole('link')).toHaveCount(60);
  const fewer = paths.getByRole('button', { name: 'Show fewer', expanded: true });
  await expect(fewer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paths.getByRole('link')).toHaveCount(4);
});

test('the account is still being read on a new device: a placeholder, not that nothing was watched; then nothing moves', async ({
  page,
  request,
}) => {
  await openAsNewcomer(page, request);
  const reads = await gate(page, PROGRESS_READS);
  await recordShifts(page);
  await page.reload();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
  await expect(heading(page, 'Nothing watched yet')).toHaveCount(0);
  await reads.release();
  await expect(heading(page, 'Nothing watched yet')).toBeVisible();
  await expect(heading(page, 'Sections')).toBeVisible();
  const { score, worst } = await shiftOf(page);
  expect(score, worst).toBeLessThanOrEqual(0.02);
});

test('the account cannot be read: the dashboard says so, shows what the device knows, and Try Again reads it', async ({
  page,
  request,
}) => {
  await page.goto('/dashboard');
  await signIn(page, request);
  const reads = await gate(page, PROGRESS_READS, stopped);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText('What you have watched is not shown.')).toBeVisible();
  await expect(heading(page, 'Nothing watched yet')).toHaveCount(0);
  await page.evaluate(watchSome);
  await page.reload();
  await expect(main.getByText('This is what this device knows.')).toBeVisible();
  await expect(heading(page, 'Paths under way')).toBeVisible();
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Your account could still not be read.')).toBeVisible();
  await reads.release();
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expect(main.getByText('could not be read')).toHaveCount(0);
  await expect(heading(page, 'Paths under way')).toBeVisible();
});

/** As many as a device remembers, in 60 series. */
function watchMany(): void {
  const entries = Array.from({ length: 300 }, (_, index) => ({
    videoId: `v${index}`,
    title: `Lesson ${index}`,
    path: `/levels/t1/videos/l1?video=v${index}`,
    positionMs: 60_000,
    durationMs: 200_000,
    watchedAtMs: 1_000_000 - index,
    isFinished: index % 3 === 0,
    seriesId: `s${index % 60}`,
    seriesLessons: 9,
  }));
  localStorage.setItem('bazaar.progress', JSON.stringify(entries));
}
