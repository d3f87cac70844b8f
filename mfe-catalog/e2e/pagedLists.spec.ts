import type { Page } from '@playwright/test';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { database, READS } from '../../shared/testing/e2e/requests.ts';
import { expect, showDocuments, test } from '../../shared/testing/e2e/feedSite.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');

/** The lower its number, the older it is. */
const oldestFirst = (collection: string, number: number, fields: object) => ({
  path: `${collection}/${collection}-${String(number).padStart(4, '0')}`,
  fields: { bigImageId: 'post-01', createdAt: new Date(1_700_000_000_000 + number * 60_000), ...fields },
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const categories = (from: number, to: number) =>
  range(from, to).map((number) => oldestFirst('categories', number, { categoryName: `Category ${number}` }));
const malformedCategories = (from: number, to: number) =>
  range(from, to).map((number) => oldestFirst('categories', number, { categoryName: 7 }));
const businessTopics = (from: number, to: number) =>
  range(from, to).map((number) =>
    oldestFirst('creatortopics-new', number, { creatorTopicName: `Topic ${number}`, subCategoryId: 'default' }),
  );

test('the 45 oldest categories are malformed: the 24 valid ones are shown', async ({ page, feedSite }) => {
  await showDocuments(feedSite, [...malformedCategories(1, 45), ...categories(46, 69)]);
  await page.goto(`${feedSite.url}/level/categories`);
  await expect(cards(page).first()).toContainText('Category 46');
  await page.keyboard.press('End');
  await expect(cards(page)).toHaveCount(24);
});

test('ten pages of malformed categories: Load more is shown, and continues', async ({ page, feedSite }) => {
  await showDocuments(feedSite, [...malformedCategories(1, 230), ...categories(231, 232)]);
  const queries = await gate(page, database('categories'), open);
  await page.goto(`${feedSite.url}/level/categories`);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  expect(queries.requests).toHaveLength(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(2);
  expect(queries.requests).toHaveLength(12);
});

/** On a phone, with its first page of cards. */
async function openList(
  page: Page,
  site: Site,
  path: string,
  documents: Parameters<typeof showDocuments>[1],
): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await showDocuments(site, documents);
  await page.goto(`${site.url}${path}`);
  await expect(cards(page)).toHaveCount(20);
}

for (const [path, documents, tag] of [
  ['/level/categories', categories(1, 64), []],
  ['/business', businessTopics(1, 64), ['@verify']],
] as const) {
  test(
    `${path}: the End key loads further pages until the last card`,
    { tag: [...tag] },
    async ({ page, feedSite }) => {
      await openList(page, feedSite, path, documents);
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(cards(page)).toHaveCount(64, { timeout: 200 });
      }).toPass({ intervals: [0] });
      await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    },
  );

  test(
    `${path}: a page that arrives while the footer is visible: its cards replace the footer on the screen, and no further page loads`,
    { tag: [...tag] },
    async ({ page, feedSite }) => {
      await openList(page, feedSite, path, documents);
      const pages = await gate(page, READS);
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await pages.release();
      await expect(cards(page)).toHaveCount(40);
      await expect(cards(page).nth(20)).toBeInViewport();
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      await expect.poll(() => cards(page).count()).toBe(40);
    },
  );
}

test('a level with 130 lessons on a page: all are listed, and a link to the last one opens it', async ({
  page,
  feedSite,
}) => {
  const lessons = range(1, 130).map((number) =>
    oldestFirst('level-videos-new', number, {
      levelVideoName: `Lesson ${number}`,
      levelId: 'long',
      pageNo: '1',
      streamVideoId: 'lesson-01',
    }),
  );
  await showDocuments(feedSite, [
    oldestFirst('levels-new', 1, { levelId: 'long', levelName: 'Long', creatorTopicId: 't' }),
    ...lessons,
  ]);
  await page.goto(`${feedSite.url}/levels/t/videos/long?page=1&video=level-videos-new-0130`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lesson 130');
  const rows = page.getByRole('tabpanel').getByRole('link');
  await expect(rows).toHaveCount(130);
  await expect(rows.last()).toHaveAttribute('aria-current', 'true');
});
