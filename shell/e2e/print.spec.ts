import type { Locator, Page } from '@playwright/test';
import * as paths from '../../shared/contracts/paths.ts';
import { LEVELS, openLevel } from '../../shared/testing/e2e/levelPage.ts';
import { PLAYLISTS } from '../../shared/testing/e2e/playlists.ts';
import { filmsOfLevel } from '../../shared/testing/e2e/seedNames.ts';
import { signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { slidesOf } from '../../shared/tools/studio/films.ts';
import { watchSome } from './support/watchSome.ts';

test.use({ time: 'passes' });

/** A lesson with a description, on the second page of its level. */
const LESSON = `${LEVELS.threePages}?page=2&video=video-301`;
const FILM = filmsOfLevel(LEVELS.threePages).find(({ description }) => description !== undefined)!;
const LIGHT = 'rgb(251, 247, 240)';

const print = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' });

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The pages of the file that a browser makes of the page: each is an object of its own. */
async function pagesOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type \/Page\b/g)!.length;
}

/** The left or upper edge of each. */
const edgesOf = (elements: Locator, edge: 'left' | 'top'): Promise<number[]> =>
  elements.evaluateAll((all, name) => all.map((element) => element.getBoundingClientRect()[name]), edge);

/** Nothing of the frame, nothing to press, and light paper, in the dark theme too. */
async function expectPaper(page: Page): Promise<void> {
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'switch'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect.poll(() => background(page)).toBe(LIGHT);
}

test('a printed lesson, its transcript closed: title, picture, description, transcript and address on one page', async ({
  page,
}) => {
  await openLevel(page, LESSON);
  await print(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(FILM.title.en);
  await expect(page.locator('video')).toHaveAttribute('poster', /\/bazaar\//);
  await expect(page.getByText(FILM.description!.split('\n')[0]!)).toBeVisible();
  for (const { say } of slidesOf(FILM).slice(1)) await expect(page.getByText(say.en)).toBeVisible();
  await expect(page.getByText(page.url())).toBeVisible();
  await expect(page.getByRole('list', { name: 'Videos of this page' })).toBeHidden();
  await expectPaper(page);
  await expect.poll(() => pagesOf(page)).toBe(1);
});

test('a lesson that has stood on a desktop: its transcript is there when the page is printed at once, and gone after it', async ({
  page,
}) => {
  const isRead = page.waitForResponse(/captions\.en\.vtt$/);
  await openLevel(page, LESSON);
  await isRead;
  const last = slidesOf(FILM).at(-1)!.say.en;
  // The code that prints looks at the page before anything else can run.
  const hasTranscript = () =>
    page.evaluate((text) => {
      dispatchEvent(new Event('beforeprint'));
      return document.body.textContent.includes(text);
    }, last);
  await expect.poll(hasTranscript).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByText(last)).toHaveCount(0);
});

test('a printed video of a playlist with its transcript open: stands on one page, each line once', async ({ page }) => {
  await openLevel(page, PLAYLISTS.seeded);
  await page.getByRole('button', { name: 'Transcript' }).click();
  const lines = page.getByRole('list', { name: 'Lines of the transcript' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const text = await lines.last().locator('span').last().innerText();
  await print(page);
  await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(page.url())).toBeVisible();
  await expectPaper(page);
  await expect.poll(() => pagesOf(page)).toBe(1);
});

for (const [what, path] of [
  ['categories', paths.categories],
  ['levels', paths.businessLevels('topic-001')],
  ['creators', paths.creators],
  ['playlists', PLAYLISTS.playlists],
] as const)
  test(`a printed list of ${what}: its items one below the other, each with its name`, async ({ page }) => {
    await page.goto(path);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items.first()).toBeVisible();
    const namesOf = async () => (await items.allInnerTexts()).map((text) => text.split('\n')[0]);
    const names = await namesOf();
    await print(page);
    await expectPaper(page);
    // More of them may have come: on paper the end of the list is nearer.
    await expect.poll(async () => (await namesOf()).slice(0, names.length)).toEqual(names);
    expect(new Set(await edgesOf(items, 'left')).size).toBe(1);
    const tops = await edgesOf(items, 'top');
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

test('a printed dashboard: its lists one item below the other, whole, and nothing to press', async ({
  page,
  request,
}) => {
  await page.goto(paths.dashboard);
  await signIn(page, request);
  await page.evaluate(watchSome);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Paths under way' }).getByRole('link').first()).toBeVisible();
  await print(page);
  await expectPaper(page);
  for (const name of ['Sections', 'Your data']) await expect(page.getByRole('heading', { name })).toBeHidden();
  // Drawn for a dark board, whose ground is not printed.
  await expect(page.getByRole('region', { name: 'Continue watching' }).locator('svg:visible')).toHaveCount(0);
  for (const name of ['Continue watching', 'Paths under way', 'Finished']) {
    const items = page.getByRole('region', { name }).getByRole('listitem');
    await expect.poll(async () => (await edgesOf(items, 'top')).length, name).toBeGreaterThan(0);
    await expect.poll(async () => new Set(await edgesOf(items, 'left')).size, name).toBe(1);
  }
  await expect.poll(() => pagesOf(page)).toBeLessThanOrEqual(2);
});

test('the printed landing page: its rows of boards as lists, on one page', async ({ page }) => {
  await page.goto(paths.home);
  await print(page);
  await expectPaper(page);
  const items = page.getByRole('main').getByRole('listitem');
  await expect.poll(async () => new Set(await edgesOf(items, 'left')).size).toBe(1);
  await expect.poll(() => pagesOf(page)).toBe(1);
  // Dark letters on the boards' colours, where a printer is told to print grounds.
  const board = items.getByRole('link').first();
  await expect(board).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a story that is open: the page behind it is printed, light, and not the story', async ({ page }) => {
  await page.goto(paths.feed);
  await page.getByRole('region', { name: 'Stories' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await print(page);
  await expectPaper(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the printed feed: posts that are near the screen, each whole, and no empty paper', async ({ page }) => {
  await page.goto(paths.feed);
  const posts = page.getByRole('article');
  await expect(posts.nth(1)).toBeAttached();
  await print(page);
  await expectPaper(page);
  await expect.poll(async () => new Set(await edgesOf(posts, 'left')).size).toBe(1);
  await expect.poll(async () => (await pagesOf(page)) <= (await posts.count())).toBe(true);
});
