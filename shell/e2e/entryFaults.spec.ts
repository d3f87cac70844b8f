import type { Page } from '@playwright/test';
import { DRAWN } from '../../shared/contracts/documentProtocol.ts';
import { CONTRACT_VERSION } from '../../shared/contracts/remote.ts';
import { missing, portal } from '../../shared/testing/e2e/answers.ts';
import { gate, type Answer } from '../../shared/testing/e2e/gate.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { serveFolder } from '../../shared/tools/serve/serveFolder.ts';
import { timerSet, watchTimers } from './support/longTimers.ts';
import { nextBuild, releaseAlone } from './support/nextBuild.ts';

/** Faults of the registry and of a remote's entry, each with its number; runs as a new and as an old browser. */
test.use({
  // The browser's own messages about these faults.
  expectedPageError:
    /Failed to load module script|Failed to find a valid digest|CORS policy|blocked because of an integrity|v2 is broken|^exception: /,
});

const PATH = '/level/categories';
const REGISTRY = /\/remotes\.json$/;
const ENTRY = /\/mfe-catalog\/[^/]+\/assets\/remoteEntry-/;
const JAVASCRIPT = 'text/javascript';

const content = (page: Page) => page.getByRole('heading', { level: 1, name: 'Categories Topics' });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part is not available' });
/** The screen that the document has drawn: it stays until the remote, or its panel, stands in its place. */
const drawn = (page: Page) => page.locator(DRAWN);

test.describe('the registry', () => {
  /** One of each kind; all of them: shared/kit/runtime/registry/pageRegistry.browser.test.ts. */
  const answers: Record<string, Answer> = {
    'an error': (route) => route.fulfill({ status: 500, body: '' }),
    'a web page': portal,
    'code in wrong types': (route) =>
      route.fulfill({
        json: {
          catalog: { version: 1, contract: CONTRACT_VERSION, entry: 'javascript:document.title="evil"//.js' },
        },
      }),
  };

  test(
    `F05 F07 F08 F09: ${Object.keys(answers).join(', ')} in its place: the registry inlined in the page is used, without a message`,
    { tag: '@import' },
    async ({ page }) => {
      const registry = await gate(page, REGISTRY);
      for (const answer of Object.values(answers)) {
        await registry.fail(answer);
        await page.goto(PATH);
        await expect(content(page)).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page).not.toHaveTitle(/evil/);
      }
      expect(registry.requests.length).toBeGreaterThanOrEqual(3);
    },
  );

  test(
    'F10: no response: the registry inlined in the page is used after two seconds',
    { tag: '@import' },
    async ({ page }) => {
      await watchTimers(page);
      await gate(page, REGISTRY);
      await page.goto(PATH, { waitUntil: 'commit' });
      await timerSet(page, 2_000);
      await page.clock.runFor(2_000);
      await expect(drawn(page)).toHaveCount(0);
      await expect(content(page)).toBeVisible();
    },
  );
});

test.describe('the entry', () => {
  const faults: Record<string, Answer> = {
    'F11: a response of 500': (route) => route.fulfill({ status: 500, body: '' }),
    'F12: a missing file': missing,
    'F13: HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hello</p>' }),
    'F14: half of the file': (route) => cut(route),
    'F17: changed content': async (route) => {
      const response = await route.fetch();
      await route.fulfill({ contentType: JAVASCRIPT, body: `${await response.text()} ;document.title='evil'` });
    },
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(
      `${name}: the panel is shown, the frame works, and Try Again loads the remote`,
      { tag: '@import' },
      async ({ page }) => {
        const entry = await gate(page, ENTRY, fault);
        await page.goto(PATH);
        await expect(panel(page)).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page).not.toHaveTitle(/evil/);
        await entry.release();
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(content(page)).toBeVisible();
      },
    );
  }

  test(
    'F15: it throws on evaluation: the panel is shown after one reload, and other pages work',
    { tag: '@import' },
    async ({ page, pathSite }) => {
      releaseAlone(pathSite, 'catalog', broken());
      // Counts requests, not `load` events: the reload may precede the first one, and the panel the second.
      let documents = 0;
      page.on('request', (request) => request.resourceType() === 'document' && (documents += 1));
      await page.goto(pathSite.url + PATH);
      await expect(panel(page)).toBeVisible();
      expect(documents).toBe(2);
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    },
  );

  test(
    'F16: no response: a message 4 s after the navigation, the panel after 10 s',
    { tag: '@import' },
    async ({ page }) => {
      await watchTimers(page);
      await gate(page, ENTRY);
      await page.goto(PATH, { waitUntil: 'commit' });
      for (const ms of [4_000, 10_000]) await timerSet(page, ms);
      await page.clock.runFor(3_999);
      await expect(page.getByText('Still loading…')).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.getByText('Still loading…')).toBeVisible();
      await page.clock.runFor(5_999);
      await expect(panel(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(panel(page)).toBeVisible();
    },
  );

  test(
    'F18: its origin does not allow the shell’s: the panel is shown',
    { tag: '@import' },
    async ({ page, originSite }) => {
      const serve = (allowOrigin?: string) =>
        serveFolder({ folder: originSite.out, port: originSite.ports.catalog, ...(allowOrigin && { allowOrigin }) });
      await originSite.servers.get('catalog')!.stop();
      originSite.servers.set('catalog', await serve());
      try {
        await page.goto(originSite.url + PATH);
        await expect(panel(page)).toBeVisible();
      } finally {
        await originSite.servers.get('catalog')!.stop();
        originSite.servers.set('catalog', await serve(originSite.url));
      }
    },
  );
});

const broken = () =>
  nextBuild('catalog', (code, file) =>
    file.startsWith('remoteEntry') ? `throw new Error('v2 is broken');${code}` : code,
  );

async function cut(route: Parameters<Answer>[0]): Promise<void> {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: JAVASCRIPT, body: text.slice(0, text.length / 2) });
}
