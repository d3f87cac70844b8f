import type { Page } from '@playwright/test';
import { goInside } from '../../shared/testing/goInside.ts';
import { LEVELS, loaded, openLevel, playTo, pressPlay, video } from '../../shared/testing/e2e/levelPage.ts';
import { openReels } from '../../shared/testing/e2e/reels.ts';
import { newNumber, signIn, signOut } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { storedOn, type Stored } from '../../shared/testing/e2e/stored.ts';

test.use({ serviceWorkers: 'allow', time: 'passes' });

/** The names that may be stored on a device without a session: nothing about an earlier user (`survivesSignOut`). */
const ALLOWED = {
  /** visitedPages: those since the sign-out. */
  localStorage:
    /^bazaar\.(theme|codesSentAt|survivesSignOut|visitor|visit|bandwidth|noStories|visitedPages|build\..+)$/,
  sessionStorage: /^bazaar\.(visit|reloadedAt)$/,
  /** Firebase's two databases remain, without a user, and the worker's list of what it saved. */
  databases: ['bazaar', 'firebase-heartbeat-database', 'firebaseLocalStorageDb', 'workbox-expiration'],
  caches: ['documents', 'files', 'pictures'],
} as const;

const levelPath = LEVELS.onePage;
const playlistPath = '/creators/creator-001/topics/playlist-topic-001/playlists/playlist-001/videos';

test('a sign-out after every feature was used: no data of the user remain, also for a second user in the same tab', async ({
  page,
  request,
}) => {
  const phone = newNumber();
  await page.goto('/login');
  await signIn(page, request, phone, 'Sunitabai');
  await useEverything(page);
  await expect.poll(async () => (await storedOn(page)).pictures.length).toBeGreaterThan(3); // the service worker saves them a moment later
  const before = await storedOn(page);
  expect(Object.keys(before.local)).toEqual(
    expect.arrayContaining(['bazaar.progress', 'bazaar.lessons', 'bazaar.sound', 'bazaar.stories', 'bazaar.theme']),
  );
  expect(Object.keys(before.session)).toEqual(
    expect.arrayContaining(['bazaar.feed.scrollAnchors', 'bazaar.feedSizes']),
  );

  await goInside(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunitabai' })).toBeVisible(); // /services also has a Sign Out
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expectNothingOf(page, before, phone);
  const { local } = await storedOn(page);
  // This page has not loaded mfe-auth, which declares the value: it stays, else a sign-out would lift the limit of codes.
  expect(local['bazaar.codesSentAt']).toBe(before.local['bazaar.codesSentAt'] ?? 'no times');
  expect(local['bazaar.visitedPages'] ?? '').not.toMatch(/levels|playlists|reel|feed|dashboard/);

  // Every module that stored something before now stores it from an empty state.
  for (const path of [
    '/services',
    levelPath,
    playlistPath,
    '/reel',
    '/creators',
    '/level/categories',
    '/home',
    '/services',
  ]) {
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
  await expect(page.getByRole('button', { name: 'Turn on Music' })).toBeVisible();
  await expectNothingOf(page, before, phone);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn on Music' })).toBeVisible();
  await expectNothingOf(page, before, phone);

  const second = newNumber();
  await goInside(page, '/login');
  await signIn(page, request, second, 'Meera');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Meera' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Lessons that you begin will wait for you here.')).toBeVisible();
  await expect.poll(async () => (await storedOn(page)).local['bazaar.unsavedProgress']).toBe('[]'); // her account was read
  const after = await storedOn(page);
  expect(
    Object.keys(after.local)
      .filter((key) => !ALLOWED.localStorage.test(key))
      .toSorted(),
  ).toEqual(['bazaar.consent', 'bazaar.signedIn', 'bazaar.unsavedProgress']);
  expect(textOf(after)).not.toMatch(/Sunitabai/);
  expect(textOf(after)).not.toContain(phone);
});

test('a sign-out while a lesson plays in another tab: that tab saves no progress', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, request);
  const other = await context.newPage();
  await openLevel(other, levelPath);
  await loaded(other);
  await pressPlay(other);
  await playTo(other, 0.5);

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await playTo(other, 1.5);
  await video(other).evaluate((element: HTMLVideoElement) => element.pause()); // pausing saves a lesson
  await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await other.goto('/home'); // so does leaving
  expect(Object.keys((await storedOn(page)).local).filter((key) => !ALLOWED.localStorage.test(key))).toEqual([]);
  await expect(other.getByText('Continue watching')).toHaveCount(0);

  // A lesson opened after the sign-out is saved as for any visitor.
  await openLevel(other, levelPath);
  await loaded(other);
  await pressPlay(other);
  await playTo(other, 0.5);
  await other.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => Object.keys((await storedOn(page)).local)).toContain('bazaar.progress');
});

/** Uses every feature that stores something. */
async function useEverything(page: Page): Promise<void> {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Turn on Music' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();

  for (const [path, videos] of [
    [levelPath, 'Videos of this page'],
    [playlistPath, 'Videos of this playlist'],
  ] as const) {
    await goInside(page, path);
    await expect(page.getByRole('list', { name: videos })).toBeVisible(); // until then the player of the previous page is shown
    await loaded(page);
    await pressPlay(page);
    await playTo(page, 0.5);
    await page.keyboard.press('c'); // captions: a choice for all lessons
    await page.getByRole('button', { name: 'Pause' }).click();
  }
  await openReels(page);
  await page.emulateMedia({ reducedMotion: 'reduce' }); // the story then does not advance by itself
  await page.goto('/feed');
  const story = page.getByRole('region', { name: 'Stories' }).getByRole('button').first();
  await story.click();
  await expect(page.getByRole('dialog').getByText('Image 1 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight'); // to the last of its two images
  await expect(page.getByRole('dialog').getByText('Image 2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: null });
  await expect(page.getByRole('feed', { name: 'Posts' }).getByRole('article').first()).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await goInside(page, '/services');
  await expect(page.getByRole('button', { name: 'Turn off Music' })).toBeVisible();
}

async function expectNothingOf(page: Page, before: Stored, phone: string): Promise<void> {
  // Databases and the worker's lists are emptied a moment after the page has changed.
  await expect
    .poll(async () => {
      const stored = await storedOn(page);
      const text = textOf(stored);
      return [
        ...Object.keys(stored.local).filter((key) => !ALLOWED.localStorage.test(key)),
        ...Object.keys(stored.session).filter((key) => !ALLOWED.sessionStorage.test(key)),
        ...Object.keys(stored.databases).filter((name) => !(ALLOWED.databases as readonly string[]).includes(name)),
        ...stored.cacheNames.filter((name) => !(ALLOWED.caches as readonly string[]).includes(name)),
        ...stored.pictures.filter((url) => before.pictures.includes(url) && /\/(story|post)-/.test(url)),
        ...['Sunitabai', phone, ...Object.keys(JSON.parse(before.local['bazaar.stories']!) as object)].filter((value) =>
          text.includes(value),
        ),
      ];
    })
    .toEqual([]);
}

const textOf = ({ local, session, databases }: Stored): string => JSON.stringify([local, session, databases]);
