import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { denied } from '../../shared/testing/e2e/answers.ts';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { loaded, openLevel, playTo, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { LOOKS, setLook, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { expectSaved } from '../../shared/testing/e2e/stored.ts';
import { expect, SERIES, test } from '../../shared/testing/e2e/levelSeries.ts';

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const topic = (page: Page) => page.getByRole('region', { name: 'Your progress in this topic' });
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'You finished' });

/** The entry that a device has of a lesson of 'Know the tools', whose three lessons last 12 s each. */
const watched = (lesson: number, seconds: number, watchedAtMs: number, isFinished = false) => ({
  videoId: `test-what-1-${lesson}`,
  title: `Know the tools, part ${lesson}`,
  path: `${SERIES.first}?page=${lesson === 3 ? 3 : 1}&video=test-what-1-${lesson}`,
  positionMs: seconds * 1000,
  durationMs: 12_000,
  watchedAtMs,
  isFinished,
});
const finished = (lesson: number) => watched(lesson, 12, lesson, true);

/** Once, so that a reload finds what the page has stored since. */
async function remember(page: Page, entries: unknown): Promise<void> {
  await page.goto('/about');
  await page.evaluate((stored) => localStorage.setItem('bazaar.progress', JSON.stringify(stored)), entries);
}

async function openPath(page: Page): Promise<void> {
  await page.goto(SERIES.levels);
}

test('a topic of which nothing was watched: What then How, each level with its lessons and minutes', async ({
  page,
}) => {
  const queries = await gate(page, database('level-videos-new'), open);
  await openPath(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['What', 'How']);
  const names = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(names).toHaveText(['Know the tools', 'Nothing yet', 'Know the prices', 'Send the bill']);
  await expect(step(page, 'Know the tools')).toContainText('3 lessons · 1 min');
  await expect(step(page, 'Know the tools')).toContainText('First: Know the tools, part 1');
  await expect(step(page, 'Nothing yet')).toContainText('No lessons yet');
  await expect(step(page, 'Know the prices')).toContainText('1 lesson · 1 min');
  await expect(names.first()).toHaveAccessibleDescription('3 lessons · 1 min');
  await expect(topic(page)).toContainText('5 lessons · 1 min');
  expect(queries.requests).toHaveLength(1);
});

for (const hand of ['keyboard', 'touch'] as const)
  test.describe(() => {
    test.use({ time: 'passes', hasTouch: hand === 'touch' });
    test(`by ${hand}: a level opens by its step, and Continue opens the next lesson`, async ({ page }) => {
      await remember(page, [watched(2, 4, 9), finished(1)]);
      await openPath(page);
      const level = step(page, 'Know the tools');
      await expect(level.getByRole('link', { name: /^Continue/ })).toBeVisible(); // with the lessons, after the levels
      if (hand === 'keyboard') {
        await level.getByRole('link', { name: 'Know the tools', exact: true }).focus();
        await page.keyboard.press('Tab');
        await expect(level.getByRole('link', { name: /^Continue/ })).toBeFocused();
        await page.keyboard.press('Enter');
      } else await level.getByRole('link', { name: /^Continue/ }).tap();
      await expect(page).toHaveURL(/test-what-1\?page=1&video=test-what-1-2$/);
      await playTo(page, 4.2);
      await expect.poll(() => timeOf(page)).toBeLessThan(9); // not from its beginning, nor at its end
      await page.goBack();
      // The whole step is the link of its level, the figures too.
      const figures = level.getByText('1 of 3 lessons');
      if (hand === 'touch') await figures.tap({ force: true });
      else await figures.click({ force: true });
      await expect(page).toHaveURL(/test-what-1(\?|$)/);
    });
  });

test('some lessons finished: the first one after them is next; all of a level: it is finished, by text and sign', async ({
  page,
}) => {
  await remember(page, [finished(1), finished(2), finished(3)]);
  await openPath(page);
  await expect(step(page, 'Know the tools')).toContainText('Finished · 3 lessons');
  await expect(step(page, 'Know the tools').getByRole('link')).toHaveCount(1);
  await expect(topic(page)).toContainText('3 of 5 lessons · 1 min left');
  await expect(topic(page).getByRole('link')).toHaveAccessibleName('Continue with Know the prices, part 1');
});

test('the lessons cannot be read: the levels are shown without figures and without a message; what was watched continues', async ({
  page,
}) => {
  await remember(page, [{ ...watched(2, 4, 9), seriesId: 'test-what-1', seriesLessons: 3 }]);
  await gate(page, database('level-videos-new'), denied);
  await openPath(page);
  await expect(step(page, 'Know the prices')).not.toContainText('lesson');
  await expect(step(page, 'Know the tools')).toContainText('0 of 3 lessons');
  await expect(topic(page).getByRole('link', { name: 'Continue with Know the tools, part 2' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a hostile store of progress: the path is shown, from the entries that are whole', async ({ page }) => {
  const entries = [
    null,
    7,
    { ...watched(1, 3, 5), path: '//evil.example' },
    { ...watched(3, 5, 1e15), isFinished: 'yes', seriesId: '../..', seriesLessons: -1, durationMs: 0 },
    { ...watched(2, 4, 3), seriesLessons: 1e308, seriesName: {} },
  ];
  await remember(page, entries);
  await openPath(page);
  await expect(step(page, 'Know the tools')).toContainText('0 of 3 lessons');
  await expect(topic(page).getByRole('link', { name: 'Continue with Know the tools, part 2' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('bazaar.progress', '{"length":1e9}'));
  await openPath(page);
  await expect(topic(page).getByRole('link', { name: /^Start/ })).toBeVisible();
});

test.describe('with a playing lesson', () => {
  test.use({ time: 'passes' });

  test('a topic of which nothing was watched: Start leads to the first lesson, which plays', async ({ page }) => {
    await openPath(page);
    await topic(page).getByRole('link', { name: 'Start with Know the tools, part 1' }).click();
    await expect(page).toHaveURL(`${SERIES.first}?page=1&video=test-what-1-1`);
    await playTo(page, 0.2);
  });

  test('a lesson paused at a second: its topic and its level continue at that second', async ({ page }) => {
    await openLevel(page, `${SERIES.first}?page=3&video=test-what-1-3`);
    await loaded(page);
    await pressPlay(page);
    await playTo(page, 2);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    const seconds = Math.floor(await timeOf(page));
    await openPath(page);
    await expect(topic(page)).toContainText(`At 0:${String(seconds).padStart(2, '0')} of 0:12`);
    await expect(topic(page)).toContainText('0 of 5 lessons');
    await expect(step(page, 'Know the tools')).toContainText('0 of 3 lessons · 1 min left');
    await expect(step(page, 'Know the tools')).toContainText('Next: Know the tools, part 3');
    const link = topic(page).getByRole('link', { name: 'Continue with Know the tools, part 3' });
    const to = (await link.getAttribute('href'))!;
    await expect(step(page, 'Know the tools').getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', to);
    await link.click();
    await expect(page).toHaveURL(to);
    await loaded(page);
    await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(seconds);
    await playTo(page, seconds + 0.5);
  });

  test('the last open lesson of a level is watched to its end: says so once, in full screen too; not again at a replay', async ({
    page,
  }) => {
    await remember(page, [finished(1), finished(2)]);
    await openLevel(page, `${SERIES.first}?page=3&video=test-what-1-3`);
    await loaded(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await pressPlay(page);
    await playTo(page, 0.1);
    await expect(said(page)).toHaveCount(0);
    await page.keyboard.press('9');
    await expect(said(page)).toHaveText('You finished Know the tools.');
    // Above the player that fills the screen.
    const shown = page.locator('[popover]').filter({ hasText: 'You finished Know the tools.' });
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.goto(`${SERIES.first}?page=1&video=test-what-1-1`);
    await loaded(page);
    await pressPlay(page);
    await page.keyboard.press('9');
    await expect(page.getByRole('region', { name: 'Up next' })).toBeVisible();
    await expect(said(page)).toHaveCount(0);
  });

  test('reduced motion: a finished level is said without motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await remember(page, [finished(1), finished(2)]);
    await openLevel(page, `${SERIES.first}?page=3&video=test-what-1-3`);
    await loaded(page);
    await pressPlay(page);
    await page.keyboard.press('9');
    const shown = page.locator('[popover]');
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(video(page)).toBeVisible();
  });
});

test('a path with every state: has no accessibility violations in any look and no horizontal overflow at 320 px', async ({
  page,
}) => {
  await remember(page, [
    { ...finished(1), videoId: 'test-what-3-1' },
    watched(2, 4, 9),
    { ...finished(3), videoId: 'test-what-1-1' },
  ]);
  await setLook(page, LOOKS[0]!);
  await openPath(page);
  await expect(step(page, 'Know the prices')).toContainText('Finished · 1 lesson');
  for (const look of LOOKS) {
    await setLook(page, look);
    await expectNoViolations(page, `path ${look.theme} ${look.width}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});

test.describe('with the service worker', () => {
  test.use({ time: 'passes', serviceWorkers: 'allow' });

  test('offline after one visit: the path shows its lessons, minutes and what was watched, and says that it may be outdated', async ({
    page,
    context,
  }) => {
    await remember(page, [watched(1, 6, 1)]);
    await openPath(page);
    const first = step(page, 'Know the tools');
    await expect(first).toContainText('0 of 3 lessons');
    await expectSaved(page, '"test-what-1-1"');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const text = await first.textContent();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: '⚠️ Some data may be outdated' })).toBeVisible();
    await expect(first).toHaveText(text!);
    await expect(topic(page)).toContainText('5 lessons');
  });
});
