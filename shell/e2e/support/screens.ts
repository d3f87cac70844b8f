import type { APIRequestContext, Page } from '@playwright/test';
import { empty, stopped } from '../../../shared/testing/e2e/answers.ts';
import { gate, type Answer } from '../../../shared/testing/e2e/gate.ts';
import { LEVELS } from '../../../shared/testing/e2e/levelPage.ts';
import { PLAYLISTS } from '../../../shared/testing/e2e/playlists.ts';
import { IN_ENGLISH, type Named } from './named.ts';
import { SHELL_SCREENS, showsShellScreen } from './shellScreens.ts';
import { database } from '../../../shared/testing/e2e/requests.ts';
import { newNumber, signIn } from '../../../shared/testing/e2e/signIn.ts';
import { expect } from '../../../shared/testing/e2e/site.ts';

export interface Screen {
  name: string;
  /** Its desktop picture is stored too: the layout differs there. */
  isWide?: boolean;
  path: string;
  isSignedIn?: boolean;
  /** Before the screen is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** Opened in a page of its own: `prepare` acts when a page is loaded, and its effect stays. */
  hasOwnPage?: boolean;
  /** In English: the first content is shown. */
  isShown?(page: Page): Promise<unknown>;
  /** Brings the screen into its state, in any language. */
  enter?(page: Page, named: Named): Promise<unknown>;
}

/** Opens a screen in its state, with its first content shown. */
export async function openScreen(page: Page, request: APIRequestContext, screen: Screen): Promise<void> {
  if (screen.isSignedIn) {
    await page.goto('/login');
    await signIn(page, request, newNumber(), 'Asha');
  }
  await screen.prepare?.(page);
  await page.goto(screen.path);
  await screen.isShown?.(page);
  await screen.enter?.(page, IN_ENGLISH);
}

const cards = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');
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
const breaks = (collection: string, answer: Answer) => (page: Page) => gate(page, database(collection), answer);

/** The visitor has seen another page: newcomer.spec.ts has what a newcomer reads besides. */
async function visitsAnotherFirst(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('bazaar.visitedPages', JSON.stringify([{ path: '/feed', title: 'Feed' }])),
  );
}

/** Every screen of the site in its most frequent state, and the other states of lists once. */
export const SCREENS: readonly Screen[] = [
  ...SHELL_SCREENS.map((screen) => ({
    ...screen,
    isWide: ['home', 'home-watched', 'services'].includes(screen.name),
    isShown: showsShellScreen,
  })),
  { name: 'dashboard', path: '/dashboard', isSignedIn: true, isShown: showsDashboard },
  { name: 'sign-out', path: '/services', isSignedIn: true, prepare: storeSavedLesson, enter: asksBeforeSignOut },
  { name: 'business', isWide: true, path: '/business', isShown: showsCards },
  {
    name: 'level-creators',
    path: '/level/categories/category-001/subcategories/sub-001/creators/topic-061',
    isShown: showsCards,
  },
  { name: 'list-empty', path: '/level/categories/nobody', isShown: showsNotice },
  { name: 'list-error', path: '/level/categories', prepare: breaks('categories', stopped), isShown: showsNotice },
  { name: 'levels', isWide: true, path: '/business/levels/topic-001', isShown: showsPath },
  { name: 'level-page', isWide: true, path: LEVELS.threePages, prepare: visitsAnotherFirst, isShown: showsPlayer },
  { name: 'feed', isWide: true, path: '/feed', isShown: showsFeed },
  { name: 'feed-empty', path: '/feed', prepare: breaks('feed-posts', empty), isShown: showsFeed },
  { name: 'reels', isWide: true, path: '/reel', isShown: showsReels },
  { name: 'story', isWide: true, path: '/feed', isShown: showsFeed, enter: opensStory },
  { name: 'creators', path: '/creators', isShown: showsCards },
  { name: 'playlist-topics', path: PLAYLISTS.topics, isShown: showsCards },
  { name: 'playlists', path: PLAYLISTS.playlists, isShown: showsCards },
  { name: 'playlist-page', path: PLAYLISTS.seeded, prepare: visitsAnotherFirst, isShown: showsPlayer },
  {
    name: 'login',
    isWide: true,
    path: '/login',
    isShown: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  { name: 'login-code', path: '/login', enter: requestsCode },
];

function storeSavedLesson(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sizes = { heightPx: 180, bytes: 24_000_000, savedBytes: 24_000_000 };
    const lesson = { videoId: 'v1', streamId: 'a', title: 'दाम', path: '/levels/t1/videos/l1?video=v1', ...sizes };
    localStorage.setItem('bazaar.savedLessons', JSON.stringify([{ ...lesson, state: 'paused' }]));
  });
}

async function asksBeforeSignOut(page: Page, named: Named): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: named('Sign Out') })
    .click();
  await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible();
}

async function showsDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing watched yet' })).toBeVisible();
}

async function requestsCode(page: Page): Promise<void> {
  await page.locator('[name=username]').fill('Asha');
  await page.locator('[name=phone]').fill(newNumber());
  await page.locator('[name=occupation]').selectOption('other');
  await page.locator('form [type=submit]').first().click();
  await expect(page.locator('[autocomplete=one-time-code]')).toBeFocused();
}

/** Opens the first story: under reduced motion (looks.ts) it does not advance by itself. */
async function opensStory(page: Page): Promise<void> {
  await page.locator('main button[data-seen]').first().click();
  const story = page.getByRole('dialog');
  await expect(story.getByRole('button').first()).toBeVisible();
  await expect(story.getByRole('img').first()).toHaveJSProperty('complete', true);
}
