import type { APIRequestContext, Page } from '@playwright/test';
import { breakDatabase } from '../../../shared/testing/e2e/database.ts';
import { LEVELS } from '../../../shared/testing/e2e/levelPage.ts';
import { PLAYLISTS } from '../../../shared/testing/e2e/playlists.ts';
import { enter, SHELL_SCREENS } from './shellScreens.ts';
import { requestCode, newNumber, signIn } from '../../../shared/testing/e2e/signIn.ts';
import { expect } from '../../../shared/testing/e2e/site.ts';

export interface Screen {
  name: string;
  /** Its desktop picture is stored too: the layout differs there. */
  isWide?: boolean;
  /** Opens the screen in its state, with its first content shown. */
  open(page: Page, request: APIRequestContext): Promise<unknown>;
}

const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');
const at = (path: string, isShown: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto(path);
  await isShown(page);
};
const showsCards = (page: Page) => expect(cards(page).first()).toBeVisible();
/** The figures of the path have come. */
const showsPath = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByText(/^\d+ lessons · /)
      .first(),
  ).toBeVisible();
const showsNotice = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
/** The length of the video and the names of level or playlist, topic and creator are shown. */
const showsPlayer = async (page: Page) => {
  await expect(page.getByRole('region', { name: /^Video player/ })).toContainText(/0:00 \/ \d/);
  await expect(page.getByRole('heading', { level: 1 }).locator('small > span')).toHaveCount(3);
};
const showsFeed = async (page: Page) => {
  await expect(page.getByRole('region', { name: 'Stories' }).getByRole('button').first()).toBeVisible();
  await expect(
    page
      .getByRole('feed')
      .getByRole('article')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
};
/** The first video's picture has replaced its placeholder. */
const showsReels = (page: Page) =>
  expect(
    page.getByRole('feed', { name: 'Reels' }).getByRole('article').first().locator('[hidden]').first(),
  ).toBeAttached();
const withFault =
  (collection: string, fault: Parameters<typeof breakDatabase>[2], open: (page: Page) => Promise<unknown>) =>
  async (page: Page) => {
    await breakDatabase(page, collection, fault);
    await open(page);
  };

/** Every screen of the site in its most frequent state, and the other states of lists once. */
export const SCREENS: readonly Screen[] = [
  ...SHELL_SCREENS.map((screen) => ({
    name: screen.name,
    isWide: ['home', 'home-watched', 'services'].includes(screen.name),
    open: (page: Page) => enter(page, screen),
  })),
  { name: 'dashboard', open: opensDashboard },
  { name: 'business', isWide: true, open: at('/business', showsCards) },
  {
    name: 'level-creators',
    open: at('/level/categories/category-001/subcategories/sub-001/creators/topic-061', showsCards),
  },
  { name: 'list-empty', open: at('/level/categories/nobody', showsNotice) },
  { name: 'list-error', open: withFault('categories', 'stopped', at('/level/categories', showsNotice)) },
  { name: 'levels', isWide: true, open: at('/business/levels/topic-001', showsPath) },
  { name: 'level-page', isWide: true, open: at(LEVELS.threePages, showsPlayer) },
  { name: 'feed', isWide: true, open: at('/feed', showsFeed) },
  { name: 'feed-empty', open: withFault('feed-posts', 'empty', at('/feed', showsFeed)) },
  { name: 'reels', isWide: true, open: at('/reel', showsReels) },
  { name: 'story', isWide: true, open: opensStory },
  { name: 'creators', open: at('/creators', showsCards) },
  { name: 'playlist-topics', open: at(PLAYLISTS.topics, showsCards) },
  { name: 'playlists', open: at(PLAYLISTS.playlists, showsCards) },
  { name: 'playlist-page', open: at(PLAYLISTS.seeded, showsPlayer) },
  {
    name: 'login',
    isWide: true,
    open: at('/login', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()),
  },
  { name: 'login-code', open: opensCode },
];

async function opensDashboard(page: Page, request: APIRequestContext): Promise<void> {
  await page.goto('/dashboard');
  await signIn(page, request, newNumber(), 'Asha');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing watched yet' })).toBeVisible();
}

async function opensCode(page: Page): Promise<void> {
  await page.goto('/login');
  await requestCode(page, newNumber());
}

/** Opens the first story: under reduced motion (looks.ts) it does not advance by itself. */
async function opensStory(page: Page): Promise<void> {
  await page.goto('/feed');
  await page.getByRole('region', { name: 'Stories' }).getByRole('button').first().click();
  const story = page.getByRole('dialog');
  await expect(story.getByRole('button', { name: 'Play story' })).toBeVisible();
  await expect(story.getByRole('img').first()).toHaveJSProperty('complete', true);
}
