import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGE_KEY } from '../../shared/contracts/documentProtocol.ts';
import { LANGUAGE_NAMES } from '../../shared/contracts/languages.ts';
import { test as productionTest } from '../../shared/testing/e2e/production.ts';
import { expect } from '../../shared/testing/e2e/site.ts';
import { inNetwork } from '../../shared/tools/browsers/inNetwork.ts';
import { ANDROID_LINKS } from '../../shared/tools/production/testSite.ts';

/** In a profile on the disk: a context of Playwright's counts as incognito, where Chromium installs nothing. */
const test = productionTest.extend<{ profile: BrowserContext }>({
  profile: async ({ playwright, launchOptions, production }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'bazaar-profile-'));
    const profile = await playwright.chromium.launchPersistentContext(folder, inNetwork(production, launchOptions));
    await use(profile);
    await profile.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

test.use({ variant: { hasAndroidApp: true } });

interface Manifest {
  lang: string;
  start_url: string;
  icons: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
  screenshots: Picture[];
}
type Picture = Record<'src' | 'sizes' | 'type', string>;

/** The type and the size of each picture as the site answers and the browser decodes it. */
const picturesAsServed = (page: Page, pictures: readonly Picture[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ({ src }) => {
          const response = await fetch(src);
          const { width, height } = await createImageBitmap(await response.blob());
          return { src, sizes: `${width}x${height}`, type: response.headers.get('content-type') };
        }),
      ),
    pictures,
  );

for (const language of LANGUAGE_NAMES)
  test(`the deployed site in ${language}: Chromium finds nothing that prevents its installation, in a manifest in that language`, async ({
    profile,
    production,
  }) => {
    const page = await profile.newPage();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LANGUAGE_KEY, language] as const);
    await page.goto(`${production.url}/home`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const client = await profile.newCDPSession(page);
    const installabilityErrors = async () => (await client.send('Page.getInstallabilityErrors')).installabilityErrors;
    await expect.poll(installabilityErrors).toEqual([]);
    const { errors, data, manifest: parsed } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data!) as Manifest;
    expect(manifest.lang).toBe(language);
    expect(parsed).toMatchObject({ id: `${production.url}/`, display: 'kStandalone', scope: `${production.url}/` });
    expect(parsed.shortcuts).toHaveLength(manifest.shortcuts.length);
    expect(parsed.screenshots).toHaveLength(manifest.screenshots.length);

    const pictures = [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons).concat(manifest.screenshots);
    const named = pictures.map(({ src, sizes, type }) => ({ src, sizes, type }));
    await expect.poll(() => picturesAsServed(page, pictures)).toEqual(named);
    for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]) {
      await page.goto(production.url + path);
      await expect(page.locator('#root[data-started]')).toBeAttached();
      await expect(page.getByRole('main').locator('h1, h2').first()).toBeVisible();
      await expect(page.getByText('404')).toHaveCount(0);
    }
  });

test('the deployed site says that the Android app of its file is its own', async ({ page }) => {
  await page.goto('/home');
  const links = () =>
    page.evaluate(async () => {
      const response = await fetch('/.well-known/assetlinks.json');
      return [response.redirected, response.headers.get('content-type'), await response.json()];
    });
  await expect.poll(links).toEqual([false, expect.stringMatching(/^application\/json/), ANDROID_LINKS]);
});
