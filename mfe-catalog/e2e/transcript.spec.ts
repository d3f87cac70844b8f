import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { expectReplaced } from '../../shared/testing/e2e/firstFrame.ts';
import { isPaused, loaded, openLevel, pressPlay, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** The second line of the lesson, and where it begins. */
const SECOND = '0:04 A price has three parts: what you buy, the time you spend, and what the shop costs.';
const SECOND_S = 4.152;
const LAST = /^0:26 Add twenty percent/;

const button = (page: Page) => page.getByRole('button', { name: 'Transcript' });
const panel = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const lines = (page: Page) => panel(page).getByRole('list', { name: 'Lines of the transcript' });
const line = (page: Page, name: string | RegExp) => lines(page).getByRole('button', { name });
const current = (page: Page) => lines(page).locator('[aria-current]');
const search = (page: Page) => panel(page).getByRole('searchbox', { name: 'Search the transcript' });
const follow = (page: Page) => panel(page).getByRole('button', { name: 'Follow along' });
const scrollTop = (page: Page) => lines(page).evaluate((list) => list.scrollTop);
/** As after a press in the seek bar, without its rounding. */
const seek = (page: Page, seconds: number) =>
  video(page).evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to;
  }, seconds);

async function openTranscript(page: Page): Promise<void> {
  await openLevel(page);
  await expectReplaced(page);
  await button(page).click();
  await expect(lines(page)).toBeVisible();
}

/** So that the lines scroll, the panel has room for two. */
const makeLow = (page: Page) => page.setViewportSize({ width: 1280, height: 420 });

test('Transcript: opens beside the player, each line named by its time and text, and is open again after a reload', async ({
  page,
}) => {
  await openTranscript(page);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(lines(page).getByRole('listitem')).toHaveCount(5);
  await expect(line(page, SECOND)).toBeVisible();
  const [player, box] = await Promise.all([video(page).boundingBox(), panel(page).boundingBox()]);
  expect(box!.x).toBeGreaterThanOrEqual(player!.x + player!.width);
  expect(Math.abs(box!.y - player!.y)).toBeLessThan(4);
  await page.reload();
  await expect(line(page, SECOND)).toBeVisible();
  await button(page).click();
  await expect(panel(page)).toBeHidden();
});

test('a press on a line: seeks to it, and it is the current one; what plays plays on, what is paused stays so', async ({
  page,
}) => {
  await openTranscript(page);
  await loaded(page);
  await line(page, SECOND).click();
  await expect.poll(() => timeOf(page)).toBeCloseTo(SECOND_S, 1);
  expect(await isPaused(page)).toBe(true);
  await expect(current(page)).toHaveAccessibleName(SECOND);
  await pressPlay(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(SECOND_S + 0.3);
  await line(page, LAST).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(26.5);
  expect(await isPaused(page)).toBe(false);
  await expect(current(page)).toHaveAccessibleName(LAST);
});

test('the current line: is followed inside the panel, the page stays where it is', async ({ page }) => {
  await openTranscript(page);
  await loaded(page);
  await makeLow(page);
  expect(await scrollTop(page)).toBe(0);
  const before = await page.evaluate(() => scrollY);
  await seek(page, 30);
  await expect(current(page)).toHaveAccessibleName(LAST);
  await expect(current(page)).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the reader scrolls with the wheel: following stops until Follow along is pressed', async ({ page }) => {
  await openTranscript(page);
  await loaded(page);
  await makeLow(page);
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'true');
  await lines(page).hover();
  await page.mouse.wheel(0, 60);
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => scrollTop(page)).toBe(60);
  await seek(page, 30);
  await expect(current(page)).toHaveAccessibleName(LAST);
  expect(await scrollTop(page)).toBe(60);
  await follow(page).click();
  await expect(current(page)).toBeInViewport({ ratio: 0.9 });
});

test('the keyboard: one Tab stop for the lines, the arrows move, Enter seeks', async ({ page }) => {
  await openTranscript(page);
  await loaded(page);
  await search(page).focus();
  await page.keyboard.press('Tab');
  await expect(line(page, /^0:00 Pricing a repair/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(line(page, SECOND)).toBeFocused();
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect.poll(() => timeOf(page)).toBeCloseTo(SECOND_S, 1);
  await page.keyboard.press('End');
  await expect(line(page, LAST)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(follow(page)).toBeFocused();
});

test('search: marks what it finds, says how many, Enter and Shift+Enter step, Escape ends it and stays on the page', async ({
  page,
}) => {
  await openTranscript(page);
  await search(page).fill('HOUR');
  const status = panel(page).getByRole('status');
  await expect(status).toHaveText('1 of 2');
  await expect(lines(page).locator('mark').first()).toHaveText('hour');
  await search(page).press('Enter');
  await expect(status).toHaveText('2 of 2');
  await search(page).press('Enter');
  await expect(status).toHaveText('1 of 2');
  await search(page).press('Shift+Enter');
  await expect(status).toHaveText('2 of 2');
  await panel(page).getByRole('button', { name: 'Previous match' }).click();
  await expect(status).toHaveText('1 of 2');
  await search(page).fill('elephant');
  await expect(status).toHaveText('Nothing found');
  await search(page).press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(lines(page).locator('mark')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
});

test('Copy: the text without times, and a message; a clipboard that refuses: what to do instead', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranscript(page);
  await panel(page).getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Transcript copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(5);
  expect(copied).toMatch(/^Pricing a repair so that you earn\nA price has three parts/);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await panel(page).getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Could not copy. Select the text and copy it yourself.')).toBeVisible();
});

test('the language: the transcript and the captions change together, each line in its language', async ({ page }) => {
  await openTranscript(page);
  await page.getByRole('button', { name: 'Captions' }).click();
  await panel(page).getByRole('combobox', { name: 'Language' }).selectOption('हिन्दी');
  const hindi = line(page, /^0:04 दाम के तीन हिस्से हैं/);
  await expect(hindi.locator('[lang=hi]')).toBeVisible();
  await hindi.click();
  const caption = page.getByRole('region', { name: /^Video player/ }).getByText('दाम के तीन हिस्से हैं');
  await expect(caption).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: 'Settings' }).click();
  const menu = page.getByRole('group', { name: 'Settings' }).getByRole('group', { name: 'Captions' });
  await expect(menu.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await menu.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(line(page, SECOND)).toBeVisible();
  await menu.getByRole('radio', { name: 'Off' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
  await expect(line(page, SECOND)).toBeVisible();
});

test('no language chosen: the transcript is that of the page, and no other is requested', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openTranscript(page);
  await expect(line(page, SECOND)).toBeVisible();
  expect(requested.filter((url) => url.includes('captions.hi'))).toEqual([]);
});

test('a transcript that cannot be read: says so, and Try Again reads it', async ({ page }) => {
  let isBroken = true;
  await page.route(/captions\.en\.vtt/, (route) =>
    isBroken ? route.fulfill({ contentType: 'text/vtt', body: '<!doctype html>WiFi' }) : route.continue(),
  );
  await openLevel(page);
  await expectReplaced(page);
  await button(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('The transcript could not be loaded.');
  isBroken = false;
  await panel(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(line(page, SECOND)).toBeVisible();
});

test('captions without a line, and a lesson without captions: there is no transcript', async ({ page }) => {
  await page.route(/captions\.en\.vtt/, (route) => route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n' }));
  await openLevel(page);
  await expectReplaced(page);
  await button(page).click();
  await expect(panel(page).getByText('This lesson has no transcript')).toBeVisible();
});

test('3,000 lines: are shown and followed; only those near the window are drawn, and a step changes the lines it is about', async ({
  page,
}) => {
  const clock = (s: number) => new Date(s * 1000).toISOString().slice(11, 23);
  const cues = Array.from({ length: 3_000 }, (_, index) => {
    const startS = index * 0.01;
    return `${clock(startS)} --> ${clock(startS + 0.01)}\nLine ${index} of a long lesson about a shop\n`;
  });
  await page.route(/captions\.en\.vtt/, (route) =>
    route.fulfill({ contentType: 'text/vtt', body: `WEBVTT\n\n${cues.join('\n')}` }),
  );
  await openLevel(page);
  await expectReplaced(page);
  await loaded(page);
  await button(page).click();
  // By selector: a name of thousands of lines that are not drawn takes the test's own script seconds.
  const items = page.locator('#transcript li');
  const now = page.locator('#transcript [aria-current]');
  await expect(items).toHaveCount(3_000);
  const drawn = () =>
    items.evaluateAll(
      (all) => all.filter((item) => item.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  expect(await drawn()).toBeLessThan(100);
  const changed = await page.locator('#transcript ol').evaluateHandle((list) => {
    const lines = new Set<Node>();
    new MutationObserver((changes) => {
      for (const { target } of changes) lines.add(target);
    }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    return lines;
  });
  await seek(page, 29.985);
  await expect(now).toHaveText(/Line 2998 |Line 2999 /);
  await expect(now).toBeInViewport();
  await seek(page, 10);
  await expect(now).toBeInViewport();
  expect(await drawn()).toBeLessThan(100);
  expect(await changed.evaluate(({ size }) => size)).toBeLessThan(10); // the first line, the last and the one of 10 s
});

for (const width of [360, 768, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${width} px, ${colorScheme}: the open transcript has no accessibility violations and moves nothing sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await openTranscript(page);
      await search(page).fill('price');
      await expect(lines(page).locator('mark').first()).toBeVisible();
      // On a phone the player stays over what is scrolled: axe would call it covered.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoViolations(page, `transcript at ${width} px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const small = await panel(page).evaluate((box) =>
        [...box.querySelectorAll('button, input, select')].filter((each) => each.getBoundingClientRect().height < 44),
      );
      expect(small).toEqual([]);
    });

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens it below the player, a tap on a line seeks, and a swipe stops the following', async ({ page }) => {
    await openLevel(page);
    await expectReplaced(page);
    await loaded(page);
    await button(page).tap();
    await expect(line(page, SECOND)).toBeInViewport();
    const [player, box] = await Promise.all([video(page).boundingBox(), panel(page).boundingBox()]);
    expect(box!.y).toBeGreaterThanOrEqual(player!.y + player!.height);
    await line(page, SECOND).tap();
    await expect.poll(() => timeOf(page)).toBeCloseTo(SECOND_S, 1);
    await expect(follow(page)).toHaveAttribute('aria-pressed', 'true');
    const { x, y, width, height } = (await lines(page).boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, atY?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: atY === undefined ? [] : [{ x: x + width / 2, y: atY }],
      });
    await touch('touchStart', y + height / 2);
    for (const moved of [10, 20, 40]) await touch('touchMove', y + height / 2 - moved);
    await touch('touchEnd');
    await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  });
});
