import type { APIRequestContext, Page } from '@playwright/test';
import { breakDatabase } from './support/database.ts';
import { LEVELS } from './support/levelPage.ts';
import { LOOKS, wear } from './support/looks.ts';
import { PLAYLISTS } from './support/playlists.ts';
import { askForCode, newNumber } from './support/signIn.ts';
import { expect, test } from './support/site.ts';
import { expectLook } from './support/snapshots.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');
const showsCards = (page: Page) => expect(cards(page).first()).toBeVisible();
const showsNotice = (page: Page) => expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();

interface Screen {
  path: string;
  before?(page: Page): Promise<unknown>;
  enter(page: Page, request: APIRequestContext): Promise<unknown>;
}

/** The screens of the remotes, each in the state that visitors meet most, and the list's other states once. */
const SCREENS: Record<string, Screen> = {
  business: { path: '/business', enter: showsCards },
  'level-creators': { path: '/level/categories/category-001/subcategories/sub-001/creators/topic-061', enter: showsCards },
  'list-empty': { path: '/level/categories/nobody', enter: showsNotice },
  'list-error': { path: '/level/categories', before: (page) => breakDatabase(page, 'categories', 'stopped'), enter: showsNotice },
  levels: { path: '/business/levels/topic-001', enter: showsCards },
  'level-page': { path: LEVELS.threePages, enter: (page) => expect(page.getByRole('region', { name: /^Video player/ })).toBeVisible() },
  feed: { path: '/feed', enter: (page) => expect(page.getByRole('feed').getByRole('article').first()).toBeVisible() },
  'feed-empty': { path: '/feed', before: (page) => breakDatabase(page, 'feed-posts', 'empty'), enter: showsNotice },
  reels: { path: '/reel', enter: (page) => expect(page.getByRole('feed', { name: 'Reels' }).getByRole('article').first()).toBeVisible() },
  story: { path: '/feed', before: (page) => page.clock.install(), enter: opensStory },
  creators: { path: '/creators', enter: showsCards },
  'playlist-topics': { path: PLAYLISTS.topics, enter: showsCards },
  playlists: { path: PLAYLISTS.playlists, enter: showsCards },
  'playlist-page': { path: PLAYLISTS.seeded, enter: (page) => expect(page.getByRole('region', { name: /^Video player/ })).toBeVisible() },
  login: { path: '/login', enter: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible() },
  'login-code': { path: '/login', enter: (page) => askForCode(page, newNumber()) },
};

/** The first story, whose time stands still. */
async function opensStory(page: Page): Promise<void> {
  const first = page.getByRole('region', { name: 'Stories' }).getByRole('button').first();
  await expect(first).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await first.click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toHaveJSProperty('complete', true);
}

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`${name} looks as agreed in both themes at three widths`, async ({ page, request }) => {
    await wear(page, LOOKS[0]!);
    await screen.before?.(page);
    await page.goto(screen.path);
    await screen.enter(page, request);
    for (const look of LOOKS) {
      await wear(page, look);
      await page.waitForLoadState('networkidle');
      await expectLook(page, name, look, { fullPage: false });
    }
  });
}
