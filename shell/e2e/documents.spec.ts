import type { Page } from '@playwright/test';
import { composition } from '../../shared/tools/composition.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { goInside } from '../../shared/testing/goInside.ts';
import type { SiteConfig } from '../../shared/contracts/config.ts';
import { readSettings, writeSettings } from '@remotes-kit/release/siteFolder';
import { publish } from '@remotes-kit/release/siteReleases';
import { writeDocuments } from '@remotes-kit/release/writeDocuments';
import type { Site } from '../../shared/tools/serve/startSite.ts';

/** With the two policies of production, which a local site does not have (docs/decisions/013); nothing of Google is reached. */
test.use({ serviceWorkers: 'allow', time: 'passes', expectedPageError: /./ });

function writeAs(site: Site, backend: SiteConfig['backend']): void {
  publish(site.out, 'a test changes the policies', (folder) => {
    const { config, ...settings } = readSettings(folder);
    const changed: SiteConfig = { ...(config as SiteConfig), backend };
    writeSettings(folder, { ...settings, config: changed });
    writeDocuments(composition, folder);
  });
}

test.beforeEach(async ({ context, pathSite }) => {
  writeAs(pathSite, undefined);
  await context.route(/^https:/, (route) => route.abort());
});
test.afterEach(({ pathSite }) =>
  writeAs(pathSite, {
    firestore: `localhost:${pathSite.ports.firestore}`,
    auth: `localhost:${pathSite.ports.authBackend}`,
  }),
);

/** After this act the document is open that has this policy: only sign-in's lets the bot check in. */
async function expectPolicy(
  page: Page,
  act: () => Promise<unknown>,
  policy: 'signIn' | 'page',
  what = '',
): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((found) => found.request().isNavigationRequest() && found.status() === 200),
    act(),
  ]);
  const sent = (await response.headerValue('content-security-policy'))!;
  expect(sent.includes('recaptcha') ? 'signIn' : 'page', what).toBe(policy);
}

const header = (page: Page) => page.getByRole('banner');

test('into /login and out of it, by a link or by Back: the page is loaded with its own document', async ({
  page,
  pathSite,
}) => {
  await expectPolicy(page, () => page.goto(`${pathSite.url}/about`), 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expectPolicy(page, () => header(page).getByRole('link', { name: 'Login' }).click(), 'signIn');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expectPolicy(page, () => page.goBack(), 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expectPolicy(page, () => page.goForward(), 'signIn');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expectPolicy(page, () => footer.getByRole('link', { name: 'Services' }).click(), 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
});

test('what a page hands over to the next one: arrives there with the other document', async ({ page, pathSite }) => {
  await page.goto(`${pathSite.url}/login`);
  await expect(page.getByLabel('Phone number')).toBeVisible();
  const usr = { notice: 'Login successful but failed to save user data' };
  const leave = () =>
    page.evaluate(
      (state) => {
        history.pushState(state, '', '/about');
        dispatchEvent(new PopStateEvent('popstate', { state }));
      },
      { usr, key: 'next', idx: 1 },
    );
  await expectPolicy(page, leave, 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect.poll(() => page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual(usr);
});

test('inside the pages of one document: nothing is loaded anew', async ({ page, pathSite }) => {
  await page.goto(`${pathSite.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await goInside(page, '/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the worker keeps a document for each policy: without network every page has its own, whatever was visited before', async ({
  page,
  context,
  pathSite,
}) => {
  /** Without network only the document is asked for: what it loads was not visited for long enough to be saved. */
  const open = (path: string, waitUntil?: 'commit') =>
    expectPolicy(
      page,
      () => page.goto(pathSite.url + path, { waitUntil }),
      path.startsWith('/login') ? 'signIn' : 'page',
      path,
    );
  await open('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const savedDocuments = () =>
    page.evaluate(async () => (await (await caches.open('documents')).keys()).map(({ url }) => new URL(url).pathname));
  // And the list of their files, which is the same for all three.
  await expect
    .poll(async () => (await savedDocuments()).sort())
    .toEqual(['/files.json', '/frame.html', '/home', '/login']);
  for (const path of ['/login', '/feed', '/login/details', '/home', '/index.html']) await open(path);

  await context.setOffline(true);
  for (const path of ['/login', '/feed', '/login/', '/about', '/', '/index.html']) await open(path, 'commit');
  await page.goto(`${pathSite.url}/feed`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.document)).toBe('frame');
  await page.goto(`${pathSite.url}/home`, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.document)).toBe('home');
});
