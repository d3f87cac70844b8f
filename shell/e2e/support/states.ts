import type { Page } from '@playwright/test';
import { LEVELS, loaded, video } from '../../../shared/testing/e2e/levelPage.ts';
import { expect } from '../../../shared/testing/e2e/site.ts';
import { INDEX_FOLDER } from '../../../shared/search/constants.ts';
import { portOf } from '../../../shared/tools/ports/ports.ts';
import type { Named } from './named.ts';
import type { Screen } from './screens.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** States that open over a lesson, or beside it. */
const LESSON_STATES: readonly Screen[] = [
  { name: 'lesson-settings', enter: opensSettings },
  { name: 'lesson-transcript', enter: opensTranscript },
  { name: 'lesson-save', isSignedIn: true, enter: opensSave },
  { name: 'lesson-share', enter: opensShare },
  { name: 'lesson-keys', enter: opensKeys },
].map((state) => ({ path: LEVELS.onePage, ...state }));

/** States of screens that have no picture of their own. Their texts are looked at in other languages. */
export const STATES: readonly Screen[] = [
  ...LESSON_STATES,
  { name: 'subcategories', path: '/level/categories/category-001', enter: showsCards },
  { name: 'topics', path: '/level/categories/category-001/subcategories/sub-001', enter: showsCards },
  { name: 'login-reason', path: LEVELS.threePages, enter: savesSignedOut },
  { name: 'search-results', path: '/search?q=price', enter: (page) => expect(result(page)).toBeVisible() },
  { name: 'search-empty', path: '/search?q=ठठठठठ', enter: showsNotice },
  { name: 'search-error', path: '/search?q=price', prepare: breaks(`/${INDEX_FOLDER}/`), enter: showsNotice },
  { name: 'language-question', path: '/about', prepare: readsTwoLanguages, hasOwnPage: true, enter: asksForLanguage },
  {
    name: 'remote-error',
    path: '/creators',
    hasOwnPage: true,
    prepare: breaks('/mfe-playlists/', '/assets/remoteEntry.js'),
    enter: showsPanel,
  },
  { name: 'offline', path: '/about', enter: losesNetwork },
];

const result = (page: Page) => page.getByRole('main').locator('[data-kind]').getByRole('link').first();

async function showsCards(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
}

async function savesSignedOut(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').first().click();
  await expect(page.locator('[name=phone]')).toBeVisible();
}

async function showsNotice(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
}

async function showsPanel(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert').getByRole('heading')).toBeVisible();
}

/** Requests of URLs that contain one of these fail. */
function breaks(...parts: string[]) {
  return (page: Page) =>
    page.route(
      ({ href }) => parts.some((part) => href.includes(part)),
      (route) => route.abort(),
    );
}

async function opensSettings(page: Page, named: Named): Promise<void> {
  await loaded(page); // qualities and captions are choices of the menu
  await button(page, named('Settings')).click();
  await expect(page.getByRole('group', { name: named('Settings') })).toBeVisible();
}

async function opensTranscript(page: Page, named: Named): Promise<void> {
  await button(page, named('Transcript')).click();
  await expect(page.locator('#transcript').getByRole('list')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0)); // it came into view: the player, which stays at the top, covers what is above
}

async function opensSave(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[aria-haspopup=dialog]').first().click();
  await expect(dialog(page).getByRole('radio').first()).toBeChecked();
}

async function opensShare(page: Page, named: Named): Promise<void> {
  await loaded(page);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = 9;
  });
  await button(page, named('Share')).click();
  await expect(dialog(page)).toBeVisible();
}

async function opensKeys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
}

/** The browser's user reads Hindi and English, the one of the page first, and has not chosen on this device. */
async function readsTwoLanguages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isHindi = localStorage.getItem('bazaar.language') === 'hi';
    Object.defineProperty(navigator, 'languages', { value: isHindi ? ['hi-IN', 'en-IN'] : ['en-IN', 'hi-IN'] });
    if (isHindi) localStorage.removeItem('bazaar.language');
  });
}

async function asksForLanguage(page: Page): Promise<void> {
  await expect(page.getByRole('region').locator('> p[lang]')).toBeVisible(); // in the other language
}

async function losesNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
}

/** On a dev server, which has no index of the search: that of the tests' site, whose data are the same. */
export const withSearchIndex = (page: Page): Promise<unknown> =>
  page.route(`**/${INDEX_FOLDER}/**`, async (route) => {
    const url = new URL(route.request().url());
    url.port = String(portOf('shell'));
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
