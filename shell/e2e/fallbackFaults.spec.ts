import type { Page } from '@playwright/test';
import { composition } from '../../shared/tools/composition.ts';
import type { RemoteName } from '../../shared/contracts/remotes.ts';
import { releasesIn } from '@remotes-kit/release/releases';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { gate } from '../../shared/testing/e2e/gate.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { expectStarted } from '../../shared/testing/e2e/started.ts';
import { timerSet, watchTimers } from './support/longTimers.ts';
import { nextBuild } from './support/nextBuild.ts';

/** A version that loads but does not work, while the version before is at hand (docs/decisions/003). */

/** The time that an entry, and an attempt, may take where there is another version (shared/kit/runtime/load/nextAttempt.ts). */
const [ENTRY_MS, WHOLE_MS] = [2_000, 5_000];

const login = (page: Page, text = 'Welcome Back') => page.getByRole('heading', { level: 1, name: text, exact: true });
const renderError = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });

test(
  'F16: the entry of a version does not respond: the version before is shown within 3 s',
  { tag: '@import' },
  async ({ page, pathSite }) => {
    const versions = releaseAll(pathSite, 'auth', [next('auth')]);
    await watchTimers(page);
    await gate(page, new RegExp(`/${versions[0]}/assets/remoteEntry-`));
    const warning = page.waitForEvent('console', (message) =>
      message.text().includes(`auth ${versions[0]} failed (late)`),
    );
    await page.goto(`${pathSite.url}/login`, { waitUntil: 'commit' });
    await timerSet(page, WHOLE_MS, 2); // the document's own (startWatch.ts), and the attempt's, set with that of the entry
    await page.clock.runFor(ENTRY_MS); // less than 3 s: then nothing has to be waited for
    await warning;
    await expectStarted(page);
    await expect(login(page)).toBeVisible();
  },
);

test(
  'F16: a chunk of a version does not respond: the version before is shown before the deadline of all attempts',
  { tag: '@import' },
  async ({ page, pathSite }) => {
    const versions = releaseAll(pathSite, 'auth', [next('auth')]);
    await watchTimers(page);
    const chunk = await gate(page, new RegExp(`/${versions[0]}/assets/LoginScreen-.*js`));
    await page.goto(`${pathSite.url}/login`, { waitUntil: 'commit' });
    await timerSet(page, WHOLE_MS, 2);
    await chunk.requested();
    await page.clock.runFor(WHOLE_MS);
    await expectStarted(page);
    await expect(login(page)).toBeVisible();
  },
);

test.describe('what a version throws', () => {
  test.use({ time: 'passes' }); // the timeline of the page is the machine's

  test(
    'F24: a version throws while rendering: the version before replaces it, and the timeline of the page tells',
    { tag: '@import' },
    async ({ page, pathSite }) => {
      const versions = releaseAll(pathSite, 'auth', [throwing('v2 is broken')]);
      await page.addInitScript(countAlerts);
      const warning = page.waitForEvent('console', (message) =>
        message.text().includes(`auth ${versions[0]} failed (threw)`),
      );
      await page.goto(`${pathSite.url}/login`);
      await expect(login(page)).toBeVisible();
      await warning;
      await expect.poll(() => page.evaluate(() => (globalThis as unknown as { alerts: number }).alerts)).toBe(0);
      await expect
        .poll(async () => (await attemptsOf(page, 'auth')).map(({ failure, error }) => [failure, error]))
        .toEqual([
          [undefined, undefined],
          ['threw', 'v2 is broken'],
          [undefined, undefined],
        ]);
      // The version before is whole: its form works.
      await page.getByRole('button', { name: 'Send OTP' }).press('Enter');
      await expect(page.getByText('Please enter your username').first()).toBeVisible();
    },
  );

  test(
    'F24: the version before throws as well: the error panel is shown, the frame works, and Try Again begins anew',
    { tag: '@import' },
    async ({ page, pathSite }) => {
      releaseAll(pathSite, 'auth', [throwing('v2 is broken'), throwing('v3 is broken')]);
      await page.goto(`${pathSite.url}/login`);
      await expect(renderError(page)).toBeVisible();
      const thrown = async () =>
        (await attemptsOf(page, 'auth')).flatMap(({ failure, error }) => (failure ? [error] : []));
      await expect.poll(thrown).toEqual(['v3 is broken', 'v2 is broken']);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect.poll(thrown).toEqual(['v3 is broken', 'v2 is broken', 'v3 is broken', 'v2 is broken']);
      await expect(renderError(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    },
  );

  test(
    'F24: a slot of a version throws while rendering: the version before replaces it',
    { tag: '@import' },
    async ({ page, pathSite }) => {
      const broken = nextBuild('reels', (code, file) =>
        file.startsWith('StoriesStrip-')
          ? code.replace(/title:([`"'])Stories\1/, brokenGetter('title', 'v2 is broken'))
          : code,
      );
      const versions = releaseAll(pathSite, 'reels', [broken]);
      const warning = page.waitForEvent('console', (message) =>
        message.text().includes(`reels ${versions[0]} failed (threw)`),
      );
      await page.goto(`${pathSite.url}/feed`);
      await expect(page.getByRole('region', { name: 'Stories' }).getByRole('button').first()).toBeVisible();
      await warning;
    },
  );
});

/** The attempts of this page, from the browser's timeline. */
const attemptsOf = (page: Page, name: RemoteName) =>
  page.evaluate(
    (mark) =>
      (performance.getEntriesByName(mark, 'measure') as PerformanceMeasure[]).map(
        ({ detail }) => detail as { version: string; attempt: string; failure?: string; error?: string },
      ),
    `remote:${name}`,
  );

/** Runs in the page before anything else: counts the alerts that were ever inserted. */
function countAlerts(): void {
  const counts = { alerts: 0 };
  Object.assign(globalThis, counts);
  new MutationObserver(() => {
    if (document.querySelector('main [role=alert]')) Object.assign(globalThis, { alerts: (counts.alerts += 1) });
  }).observe(document, { childList: true, subtree: true });
}

const next = (name: RemoteName) => nextBuild(name, (code) => `${code}\n/* next */`);
const brokenGetter = (key: string, message: string) => `get ${key}(){throw new Error("${message}")}`;
const throwing = (message: string) =>
  nextBuild('auth', (code) =>
    code.replace(/(\w+):([`"'])Welcome Back\2/, (_, key: string) => brokenGetter(key, message)),
  );

/** Releases builds one after the other, each with the one before as its fallback. Returns their versions. */
const releaseAll = (site: Site, name: RemoteName, dists: readonly string[]): string[] =>
  dists.map((dist) => releasesIn(composition, site.out).release(name, { dist }).version);
