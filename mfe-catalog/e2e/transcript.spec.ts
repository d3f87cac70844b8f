import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { LOOKS, setLook, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { LEVELS, loaded, openLevel, timeOf, video } from '../../shared/testing/e2e/levelPage.ts';
import { filmsOfLevel } from '../../shared/testing/e2e/seedNames.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { duration } from '../../shared/format/duration.ts';
import { slidesOf, type Language } from '../../shared/tools/studio/films.ts';
import { timingsOf } from '../../shared/tools/studio/timings.ts';

test.use({ time: 'passes' });

const FILM = filmsOfLevel(LEVELS.onePage)[0]!;
const SLIDES = slidesOf(FILM);
/** The second in which the caption of a slide begins: half a second after the slide. */
const beginS = (slide: number) => (timingsOf(FILM.id)[slide]!.startMs + 500) / 1000;
const lineOf = (slide: number, language: Language = 'en') =>
  `${duration(beginS(slide) * 1000)} ${SLIDES[slide]!.say[language]}`;
/** The second line of the lesson, and where it begins; the last one, and a second of it. */
const SECOND = lineOf(1);
const SECOND_S = beginS(1);
const LAST = lineOf(SLIDES.length - 1);
const LAST_S = beginS(SLIDES.length - 1) + 1;

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
  await expect(lines(page).getByRole('listitem')).toHaveCount(SLIDES.length);
  await expect(line(page, SECOND)).toBeVisible();
  const [player, box] = await Promise.all([video(page).boundingBox(), panel(page).boundingBox()]);
  expect(box!.x).toBeGreaterThanOrEqual(player!.x + player!.width);
  expect(Math.abs(box!.y - player!.y)).toBeLessThan(4);
  await page.reload();
  await expect(line(page, SECOND)).toBeVisible();
  await button(page).click();
  await expect(panel(page)).toBeHidden();
});

test('the current line: is followed inside the panel, the page stays where it is', async ({ page }) => {
  await openTranscript(page);
  await loaded(page);
  await makeLow(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  const before = await page.evaluate(() => scrollY);
  await seek(page, LAST_S);
  await expect(current(page)).toHaveAccessibleName(LAST);
  await expect(current(page)).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
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
  await seek(page, LAST_S);
  await expect(current(page)).toHaveAccessibleName(LAST);
  await expect.poll(() => scrollTop(page)).toBe(60);
  await follow(page).click();
  await expect(current(page)).toBeInViewport({ ratio: 0.9 });
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
  expect(copied.split('\n')).toHaveLength(SLIDES.length);
  expect(copied.startsWith(`${FILM.title.en}\n${SLIDES[1]!.say.en}`)).toBe(true);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await panel(page).getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Could not copy. Select the text and copy it yourself.')).toBeVisible();
});

test('the language: the transcript and the captions change together, each line in its language', async ({ page }) => {
  await openTranscript(page);
  await page.getByRole('button', { name: 'Captions' }).click();
  await panel(page).getByRole('combobox', { name: 'Language' }).selectOption('हिन्दी');
  const hindi = line(page, lineOf(1, 'hi'));
  await expect(hindi.locator('[lang=hi]')).toBeVisible();
  await hindi.click();
  const caption = page.getByRole('region', { name: /^Video player/ }).getByText(SLIDES[1]!.say.hi);
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

test('the open transcript: has no accessibility violations in any look, moves nothing sideways, and its controls are large enough', async ({
  page,
}) => {
  await openTranscript(page);
  await search(page).fill(SLIDES[1]!.say.en.split(' ')[0]!);
  await expect(lines(page).locator('mark').first()).toBeVisible();
  const small = () =>
    panel(page).evaluate((box) =>
      [...box.querySelectorAll('button, input, select')]
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => each.textContent),
    );
  for (const look of LOOKS) {
    await setLook(page, look);
    // On a phone the player stays over what is scrolled: axe would call it covered.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoViolations(page, `transcript, ${look.theme}, ${look.width} px`);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await expect.poll(small).toEqual([]);
  }
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens it below the player, a tap on a line seeks, and a swipe stops the following', async ({ page }) => {
    await openLevel(page);
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
