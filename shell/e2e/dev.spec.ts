import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { setLook, SIZES, sidewaysScroll } from '../../shared/testing/e2e/looks.ts';
import { signInOn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { APP_NAMES } from '../../shared/tools/build/folders.ts';
import { PSEUDO } from '../../shared/tools/build/languages/pseudo.ts';
import { cutTexts } from './support/cutTexts.ts';
import { startDevServers, type DevServers } from './support/devServers.ts';
import { englishWords } from './support/englishWords.ts';
import { openIn, openInside } from './support/openIn.ts';
import { SCREENS } from './support/screens.ts';
import { STATES, withSearchIndex } from './support/states.ts';

/** Dear: servers that transform every module. What they show is what the built site shows, in `npm test`. */
const tag = '@verify';
const LOOK = { theme: 'light', ...SIZES[0] } as const;
const READY = /VITE v.+ready/g;
/** A dev server transforms every module of a page when it is first visited. */
const FIRST_VISIT = { timeout: 60_000 };

/** In turn: `npm run dev` finds what the servers before it have prepared, in a folder that only one may write. */
test.describe.configure({ mode: 'default' });

test(
  'npm run dev for one remote: a dev shell, the others as built, two dev servers; in English and in Hindi',
  { tag },
  async ({ page }, testInfo) => {
    test.setTimeout(300_000);
    const temporary = testInfo.outputPath('temporary');
    mkdirSync(temporary, { recursive: true });
    const copies = () => readdirSync(temporary).filter((name) => name.startsWith('bazaar-dev-'));
    const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });
    await onServers(startDevServers(['feed', '--with-shell'], temporary), async ({ url, output, ports }) => {
      await page.goto(`${url}/feed`);
      await expect(page.getByRole('article').first()).toBeVisible(FIRST_VISIT);
      await page.goto(`${url}/creators`);
      await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
      await expect.poll(() => output().match(READY) ?? []).toHaveLength(2); // their output comes through two pipes
      const registry = (await (await page.request.get(`${url}/remotes.json`)).json()) as Record<
        string,
        { version: string }
      >;
      const versions = Object.values(registry).map(({ version }) => version);
      expect(versions.toSorted()).toEqual(['built', 'built', 'built', 'built', 'dev']);
      // Served from a copy, which `npm run build` does not touch meanwhile.
      writeFileSync(join(temporary, copies()[0]!, 'auth/assets/in-the-copy.txt'), '');
      expect((await page.request.get(`http://localhost:${ports.auth}/assets/in-the-copy.txt`)).ok()).toBe(true);
      // The remote of the dev server, and a built one (docs/decisions/033).
      await page.goto(`${url}/feed?language=hi`);
      await expect(heading('फ़ीड')).toBeVisible();
      await page.goto(`${url}/creators`);
      await expect(heading('क्रिएटर')).toBeVisible();
      await expect(page.locator('[lang=en]:has(h1)')).toHaveCount(0);
    });
    expect(copies()).toEqual([]);
  },
);

test(
  'npm run dev for one remote without a shell: in Hindi where the address says so, and so on the next visit',
  { tag },
  async ({ page }, testInfo) => {
    test.setTimeout(300_000);
    const temporary = testInfo.outputPath('temporary');
    mkdirSync(temporary, { recursive: true });
    await onServers(startDevServers(['playlists'], temporary, 'playlists'), async ({ url }) => {
      await page.goto(`${url}/creators?language=hi`);
      await expect(page.getByRole('heading', { name: 'क्रिएटर' })).toBeVisible(FIRST_VISIT);
      await page.goto(`${url}/creators`);
      await expect(page.getByRole('heading', { name: 'क्रिएटर' })).toBeVisible();
    });
  },
);

/** `npm run dev`: the six servers, for all tests below. */
const onAll = test.extend<object, { dev: DevServers }>({
  dev: [
    async ({}, use) => {
      const temporary = mkdtempSync(join(tmpdir(), 'bazaar-dev-e2e-'));
      await onServers(startDevServers([], temporary), use);
      rmSync(temporary, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.url),
});

onAll(
  'npm run dev for all, after one remote was developed: six dev servers show a page',
  { tag },
  async ({ page, dev }) => {
    await expect.poll(() => dev.output().match(READY) ?? [], { timeout: 60_000 }).toHaveLength(APP_NAMES.length);
    await page.goto('/feed');
    await expect(page.getByRole('article').first()).toBeVisible(FIRST_VISIT);
  },
);

onAll(
  'what a dev server has yet to prepare is waited for, longer than a site’s own files',
  { tag },
  async ({ page }) => {
    const late = [await gate(page, /\/remotes\.json$/), await gate(page, /remoteEntry/)];
    await page.goto('/feed');
    for (const files of late) {
      await expect.poll(() => files.requests.length, FIRST_VISIT).toBeGreaterThan(0);
      await page.clock.runFor(15_000);
      await files.release();
    }
    await expect(page.getByRole('article').first()).toBeVisible(FIRST_VISIT);
  },
);

onAll.describe('time passes', () => {
  onAll.use({ time: 'passes' }); // a lesson's menu is complete once its film is loaded

  onAll(
    'every screen in the pseudo-language: fits 360 px, no text is cut off, and each of ours is accented',
    { tag },
    async ({ page, dev, request }) => {
      onAll.setTimeout(300_000);
      const check = async (on: Page, name: string) => {
        const problems = async () => ({
          sidewaysPx: await sidewaysScroll(on),
          cutOff: await cutTexts(on),
          withoutAccents: await englishWords(on),
        });
        const none = { sidewaysPx: 0, cutOff: [], withoutAccents: [] };
        await expect.soft.poll(problems, { message: name, timeout: 5_000 }).toEqual(none);
        await on.context().setOffline(false);
      };
      const all = [...SCREENS, ...STATES];
      const onOnePage = all.filter((screen) => !screen.hasOwnPage && !screen.isSignedIn);
      await setLook(page, LOOK);
      await page.goto(`/about?language=${PSEUDO}`);
      // Screens with prepared responses come first: later the page would show what it has read.
      for (const screen of onOnePage.toSorted((a, b) => Number(!a.prepare) - Number(!b.prepare))) {
        await withSearchIndex(page);
        await openIn(PSEUDO, page, screen, (path) => openInside(page, path));
        await check(page, screen.name);
        await page.unrouteAll();
      }
      for (const screen of all.filter(({ hasOwnPage }) => hasOwnPage)) {
        const own = await page.context().newPage();
        await setLook(own, LOOK);
        await openIn(PSEUDO, own, screen);
        await check(own, screen.name);
        await own.close();
      }
      const signedIn = await page.context().newPage();
      await setLook(signedIn, LOOK);
      await signedIn.goto('/about?language=en');
      await signInOn(dev, signedIn, request);
      for (const screen of all.filter((each) => each.isSignedIn)) {
        await openIn(PSEUDO, signedIn, screen);
        await check(signedIn, screen.name);
      }
    },
  );
});

async function onServers(starting: Promise<DevServers>, check: (servers: DevServers) => Promise<void>): Promise<void> {
  const servers = await starting;
  try {
    await check(servers);
  } finally {
    await servers.stop();
  }
}
