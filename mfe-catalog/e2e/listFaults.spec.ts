import type { Page } from '@playwright/test';
import { denied, empty, portal, stopped } from '../../shared/testing/e2e/answers.ts';
import { expectNoViolations } from '../../shared/testing/e2e/axe.ts';
import { gate, open, type Gate } from '../../shared/testing/e2e/gate.ts';
import { expectNoMoreToCome } from '../../shared/testing/e2e/listEnd.ts';
import { LOOKS, setLook, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { database } from '../../shared/testing/e2e/requests.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectStarted } from '../../shared/testing/e2e/started.ts';
import { cards, notice, title } from './support/lists.ts';

/** The list screens of the catalogue: the path of each, and its texts for an empty list and a failed query. */
const SCREENS = [
  {
    path: '/business',
    collection: 'creatortopics-new',
    empty: 'No business topics found in database',
    failed: 'Failed to load topics.',
    parent: '/home',
  },
  {
    path: '/business/levels/topic-001',
    collection: 'levels-new',
    empty: 'No levels found for this topic',
    failed: 'Error fetching levels',
    parent: '/business',
  },
  {
    path: '/level/categories',
    collection: 'categories',
    empty: 'No categories topics found in database',
    failed: 'Failed to load topics.',
    parent: '/home',
  },
  {
    path: '/level/categories/category-001',
    collection: 'subcategories-new',
    empty: 'No subcategories found for this category.',
    failed: 'Failed to load subcategories.',
    parent: '/level/categories',
  },
] as const;

const CREATORS = '/level/categories/category-001/subcategories/subcategory-001/creators/topic-041';

/** Opens a page whose list does not come: its document waits a second for it before it starts the shell. */
async function openWaiting(page: Page, path: string, list: Gate): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await list.requested();
  await page.clock.runFor(1_000);
  await expectStarted(page);
}

for (const screen of SCREENS)
  test(`${screen.path}: an outage shows its error, an empty result its text for an empty list, then its cards; Back opens the page above`, async ({
    page,
  }) => {
    const lists = await gate(page, database(screen.collection), stopped);
    await page.goto(screen.path);
    await expect(notice(page)).toHaveText(screen.failed);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(1);
    await lists.fail(empty);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(notice(page)).toHaveText(screen.empty);
    await lists.release();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(screen.parent);
  });

test('a list that cannot be read, for whatever reason: shows its error', async ({ page }) => {
  const categories = await gate(page, database('categories'));
  for (const answer of [denied, portal]) {
    await categories.fail(answer);
    await page.goto('/level/categories');
    await expect(notice(page)).toHaveText('Failed to load topics.');
    await page.goto('about:blank');
  }
});

test("the creators of a topic cannot be read: Creator's shows the reason and hints, and Try Again the list", async ({
  page,
}) => {
  const creators = await gate(page, database('level-creators-new'));
  for (const [answer, reason] of [
    [stopped, 'the database did not answer'],
    [denied, 'permission denied'],
  ] as const) {
    await creators.fail(answer);
    await page.goto('about:blank');
    await page.goto(CREATORS);
    await expect(notice(page)).toHaveText(`Error fetching creators: ${reason}`);
    for (const hint of [
      'Check your internet connection.',
      'The database may be unavailable.',
      'The creatorTopicId may be invalid or missing.',
    ]) {
      await expect(page.getByRole('alert').getByText(hint)).toBeVisible();
    }
  }
  await creators.release();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('F38: a refresh that fails: the old list stays, as outdated, until one does not fail', async ({ page }) => {
  await page.goto('/business');
  await expect(cards(page).first()).toBeVisible();
  await expectNoMoreToCome(page);
  const topics = await gate(page, database('creatortopics-new'), stopped);
  const shown = await cards(page).allInnerTexts();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Some data may be outdated')).toBeVisible();
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(shown);
  await topics.release();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Some data may be outdated')).toHaveCount(0);
});

test('F40: Refresh pressed five times: sends one request', async ({ page }) => {
  await page.goto('/level/categories/category-001');
  await expect(cards(page).first()).toBeVisible();
  const queries = await gate(page, database('subcategories-new'));
  const refresh = page.getByRole('button', { name: /^Refresh/ });
  for (let presses = 0; presses < 5; presses += 1) await refresh.click();
  await expect(refresh).toHaveText('Refreshing...');
  await queries.release();
  await expect(refresh).toHaveText('Refresh');
  expect(queries.requests).toHaveLength(1);
});

test('a list that takes four seconds: shows that it is still loading', async ({ page }) => {
  const categories = await gate(page, database('categories'));
  await openWaiting(page, '/level/categories', categories);
  await page.clock.runFor(2_000); // three since the document began to read
  await expect(page.getByText('Still loading…')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('status').filter({ hasText: 'Still loading…' })).toBeVisible();
});

for (const [state, answer] of Object.entries({ loaded: undefined, empty, error: stopped, loading: undefined })) {
  test(`a list that is ${state}: has no accessibility violations in any look and no horizontal overflow at 320 px`, async ({
    page,
  }) => {
    await setLook(page, LOOKS[0]!);
    const creators = await gate(page, database('level-creators-new'), state === 'loaded' ? open : answer);
    if (state === 'loading') await openWaiting(page, CREATORS, creators);
    else await page.goto(CREATORS);
    await expect(title(page)).toContainText("Creator's");
    if (answer) await expect(notice(page)).toBeVisible();
    if (state === 'loaded') await expect(cards(page).first()).toBeVisible();
    for (const look of LOOKS) {
      await setLook(page, look);
      await expectNoViolations(page, `${state} ${look.theme} ${look.width}`);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}

test('F56, F57: pictures that do not come, or come as a web page: the cards have their size, with Image Error where one failed', async ({
  page,
}) => {
  const sizes = () =>
    cards(page)
      .first()
      .locator('span')
      .first()
      .evaluate((box) => [box.clientWidth, box.clientHeight]);
  await page.goto('/level/categories');
  await expect(cards(page).first()).toBeVisible();
  const whole = await sizes();
  const pictures = await gate(page, /\/bazaar\/[^/]+\/(public|w=)/);
  await page.goto('/level/categories', { waitUntil: 'commit' }); // the document is never whole
  await expectStarted(page);
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sizes()).toEqual(whole);
  await expect(page.getByText('Image Error')).toHaveCount(0);
  await pictures.fail(portal);
  await page.goto('/level/categories');
  await expect(cards(page).first()).toContainText('Image Error');
  await expect.poll(() => sizes()).toEqual(whole);
});
