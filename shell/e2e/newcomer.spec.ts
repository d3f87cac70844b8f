import type { Locator, Page } from '@playwright/test';
import { cardPath } from '../../shared/contracts/cards.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { coveredParts } from '../../shared/testing/e2e/controls.ts';
import { recordShifts, shiftOf } from '../../shared/testing/e2e/layoutShift.ts';
import { LEVELS, openLevel, playTo, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { SERIES, topicEnd, upNext } from '../../shared/testing/e2e/levelSeries.ts';
import { LOOKS, setLook, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectStarted } from '../../shared/testing/e2e/started.ts';

test.use({ viewport: { width: 360, height: 740 } });

const LESSON = `${LEVELS.onePage}?page=1&video=video-002`;
const LESSON_CARD = cardPath('lesson', 'video-002')!;
const PLAYLIST_CARD = cardPath('playlistVideo', 'clip-001')!;
const NARROW = { theme: 'dark', width: 320, height: 640 } as const;

const line = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Bazaar School: / });
const back = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Back' });
const player = (page: Page) => page.getByRole('region', { name: /^Video player: / });

const heightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().height);

/** By how many CSS pixels the card of the next lesson is higher than the player that it stands in, above or below. */
const overhang = (page: Page) =>
  upNext(page).evaluate((card) => {
    const [inner, outer] = [card, card.closest('section[aria-label^="Video player"]')!].map((one) =>
      one.getBoundingClientRect(),
    );
    return Math.max(outer!.top - inner!.top, inner!.bottom - outer!.bottom);
  });

/** As a tap in a chat: the card, which leads on by itself. */
async function openCard(page: Page, card: string): Promise<void> {
  await page.goto(card, { waitUntil: 'commit' });
  await page.waitForURL((url) => !url.pathname.startsWith('/cards/'));
  await expectStarted(page);
  await expect(video(page)).toBeVisible();
}

test.describe('a lesson’s link from a chat, on a phone that has never seen the school', () => {
  test.use({ time: 'passes' });

  test('its picture and name, what the school is in one line over nothing, which moves nothing; one tap on Play plays', async ({
    page,
  }) => {
    await recordShifts(page);
    await openCard(page, LESSON_CARD);
    await expect(page).toHaveURL(LESSON);
    await expect(video(page)).toHaveAttribute('poster', /./);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(line(page)).toBeInViewport();
    await expect.poll(() => heightOf(line(page))).toBeLessThanOrEqual(44);
    await expect.poll(() => coveredParts(page)).toEqual([]);
    const { score, worst } = await shiftOf(page);
    expect(score, worst).toBeLessThanOrEqual(0.02);
    await pressPlay(page);
    await playTo(page, 0.3);
    await expect(line(page)).toBeVisible();
  });
});

test('who has gone on by a tap: no line on the next page, nor after Back; the second visit has none', async ({
  page,
}) => {
  await openCard(page, LESSON_CARD);
  await line(page).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(player(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await openCard(page, LESSON_CARD);
  await expect(line(page)).toHaveCount(0);
});

test('a reload is a second visit', async ({ page }) => {
  await openCard(page, LESSON_CARD);
  await expect(line(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bazaar.visitedPages'))).not.toBeNull();
  await page.reload();
  await expect(player(page)).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('with a keyboard: the line follows Back, and Enter leads to About', async ({ page }) => {
  await openCard(page, LESSON_CARD);
  await back(page).focus();
  await page.keyboard.press('Tab');
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
});

test('a playlist’s link: the line too; the address itself, without its card: the line too', async ({
  page,
  context,
}) => {
  await openCard(page, PLAYLIST_CARD);
  await expect(line(page)).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await openLevel(page, LESSON);
  await expect(line(page)).toBeVisible();
});

test('a lesson that was found on the school’s own pages: no line', async ({ page }) => {
  await page.goto('/home');
  await openLevel(page, LESSON);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('the line is in Hindi, in two lines beside Back', async ({ page }) => {
    await setLook(page, NARROW);
    await openCard(page, LESSON_CARD);
    await expect(line(page)).toHaveText('Bazaar School: आपके बिज़नेस के लिए छोटे वीडियो लेसन');
    await expect.poll(() => heightOf(line(page))).toBeLessThanOrEqual(44);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });
});

test('the line in every look: no sideways scroll, no accessibility violation', async ({ page }) => {
  test.slow();
  await openCard(page, LESSON_CARD);
  for (const look of [...LOOKS, NARROW]) {
    await setLook(page, look);
    await expect(line(page)).toBeVisible();
    await expect.poll(() => sidewaysScroll(page), `${look.width} px`).toBe(0);
    await expectNoViolations(page, `newcomer ${look.theme} ${look.width}`);
  }
});

test.describe('the end of a lesson', () => {
  test.use({ time: 'passes' });

  test('of a link: beside the next lesson the rest of the topic is offered, within the player at 320 px; of a lesson that was chosen: not again', async ({
    page,
  }) => {
    const more = upNext(page).getByRole('link', { name: 'More from this topic' });
    await setLook(page, NARROW); // under reduced motion nothing goes on by itself
    await openLevel(page, SERIES.first);
    await pressPlay(page);
    await playTo(page, 0.3);
    await page.keyboard.press('9');
    await expect(more).toBeVisible({ timeout: 30_000 });
    await expectNoViolations(page, 'up next of a link');
    await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
    await expect(more).toHaveAttribute('href', SERIES.levels);
    await upNext(page).getByRole('button', { name: 'Play now' }).click();
    await expect(page).toHaveURL(/video=test-what-1-2$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Know the tools, part 2');
    await playTo(page, 0.3);
    await page.keyboard.press('9');
    await expect(upNext(page)).toContainText('Know the tools, part 3', { timeout: 30_000 });
    await expect(more).toHaveCount(0);
  });

  test('of a link to the last one of a topic: the rest of the topic is offered, and other topics', async ({ page }) => {
    await openLevel(page, SERIES.last);
    await expect(line(page)).toBeVisible();
    await pressPlay(page);
    await playTo(page, 0.3);
    await page.keyboard.press('9');
    const levels = topicEnd(page).getByRole('link', { name: 'Back to levels' });
    await expect(levels).toHaveAttribute('href', SERIES.levels, { timeout: 30_000 });
    await expect(topicEnd(page).getByRole('link', { name: 'Other topics' })).toHaveAttribute('href', SERIES.topics);
  });
});
