import type { Page, Route } from '@playwright/test';
import { CONTRACT_VERSION } from '../../shared/contracts/remote.ts';
import { serveFolder } from '../../shared/tools/serve/serveFolder.ts';
import { expectReplaced } from '../../shared/testing/e2e/firstFrame.ts';
import { holdBackUrls } from '../../shared/testing/e2e/slowLine.ts';
import { goInside } from '../../shared/testing/goInside.ts';
import { editRecord, nextBuild, whileLive } from './support/nextBuild.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** What can go wrong with a remote's code, with the number of each fault; runs as a new and as an old browser. */
test.use({
  // The browser's own messages about these faults.
  expectedPageError:
    /Failed to load module script|Failed to find a valid digest|CORS policy|blocked because of an integrity|v2 is broken|^exception: /,
});

const PATH = '/level/categories';
const ENTRY = /\/mfe-catalog\/[^/]+\/assets\/remoteEntry-/;
const ROUTES = /\/mfe-catalog\/[^/]+\/assets\/routes-[^/]+\.js/;
const JAVASCRIPT = 'text/javascript';

const content = (page: Page) => page.getByRole('heading', { level: 1, name: 'Categories Topics' });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part is not available' });
const renderError = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });

test.describe('the registry', () => {
  const responses = {
    'F05: a response of 500': { status: 500, body: '' },
    'F05: a response that is not JSON': { body: '{', contentType: 'application/json' },
    'F07: a captive portal’s HTML': { body: '<!doctype html><title>WiFi</title>', contentType: 'text/html' },
    'F08: wrong types': {
      body: JSON.stringify({ catalog: { version: 1, entry: ['x'] } }),
      contentType: 'application/json',
    },
    'F09: code in the fields': {
      body: JSON.stringify({
        catalog: {
          version: '1',
          contract: CONTRACT_VERSION,
          entry: 'javascript:document.title="evil"//.js',
          getPublicPath: 'document.title="evil"',
        },
      }),
      contentType: 'application/json',
    },
    'F09: an unknown server': {
      body: JSON.stringify({
        catalog: { version: '1', contract: CONTRACT_VERSION, entry: 'https://evil.example/x.js' },
      }),
      contentType: 'application/json',
    },
  };
  for (const [fault, response] of Object.entries(responses)) {
    test(`${fault}: the registry inlined in the page is used, without a message`, async ({ page }) => {
      await page.route('**/remotes.json', (route) => route.fulfill(response));
      await page.goto(PATH);
      await expect(content(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/evil/);
    });
  }

  test('F10: no response: the registry inlined in the page is used after two seconds', async ({ page }) => {
    await page.route('**/remotes.json', () => {});
    await page.goto(PATH);
    await expect(content(page)).toBeVisible(); // without it, the remote's deadline of ten seconds would end with the panel
  });
});

test.describe('the entry', () => {
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'F11: a response of 500': (route) => route.fulfill({ status: 500, body: '' }),
    'F12: a missing file': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'F13: HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hello</p>' }),
    'F14: half of the file': (route) => cut(route),
    'F17: changed content': async (route) => {
      const response = await route.fetch();
      await route.fulfill({ contentType: JAVASCRIPT, body: `${await response.text()} ;document.title='evil'` });
    },
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(`${name}: the panel is shown, the frame works, and Try Again loads the remote`, async ({ page }) => {
      await page.route(ENTRY, fault);
      await page.goto(PATH);
      await expect(panel(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).not.toHaveTitle(/evil/);
      await page.unroute(ENTRY);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(content(page)).toBeVisible();
    });
  }

  test('F15: it throws on evaluation: the panel is shown after one reload, and other pages work', async ({
    page,
    pathSite,
  }) => {
    await whileLive(pathSite, 'catalog', broken(), async () => {
      // Counts requests, not `load` events: the reload may precede the first one, and the panel the second.
      let documents = 0;
      page.on('request', (request) => request.resourceType() === 'document' && (documents += 1));
      await page.goto(pathSite.url + PATH);
      await expect(panel(page)).toBeVisible({ timeout: 15_000 });
      expect(documents).toBe(2);
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    });
  });

  test('F16: no response: a message 4 s after the navigation, the panel after 10 s', async ({ page }) => {
    await page.addInitScript(recordMoments);
    await page.route(ENTRY, () => {});
    await page.goto(PATH, { waitUntil: 'commit' });
    await expect(page.getByText('Still loading…')).toBeVisible();
    await expect(panel(page)).toBeVisible();
    const { waiting, slow, failed } = await page.evaluate(
      () => (globalThis as unknown as { moments: Record<'waiting' | 'slow' | 'failed', number> }).moments,
    );
    expect(slow).toBeGreaterThan(3_900);
    expect(slow).toBeLessThan(6_000);
    expect(failed - waiting).toBeLessThan(12_000);
  });

  test('F18: its origin does not allow the shell’s: the panel is shown', async ({ page, originSite }) => {
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
  });
});

test.describe('a chunk', () => {
  test('F19: the routes are missing: the panel is shown, and Try Again loads them once they are restored', async ({
    page,
  }) => {
    await page.route(ROUTES, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(PATH);
    await expect(panel(page)).toBeVisible();
    await page.unroute(ROUTES);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(content(page)).toBeVisible();
  });

  test('F19: a form with text in it is never lost to a reload', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('Asha');
    await page.route(ROUTES, (route) => route.fulfill({ status: 404, body: '' }));
    await page.evaluate(() => performance.mark('this page'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByName('this page').length)).toBe(1);
  });

  test('F20 F30: a lazy chunk is missing during a session: the panel is shown, and Try Again loads it once it is restored', async ({
    page,
  }) => {
    const level = page.getByRole('main').getByRole('list').getByRole('link').first();
    await page.goto('/business/levels/topic-001');
    await expectReplaced(page);
    await expect(level).toBeVisible();
    await page.route(/\/mfe-catalog\//, (route) => route.fulfill({ status: 404, body: '' }));
    await level.click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(/\/mfe-catalog\//);
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: /^Video player/ })).toBeVisible();
  });

  test('F20: the shell’s own code for remotes is missing: Try Again loads it, in this page where the browser can', async ({
    page,
  }, { project }) => {
    const chunk = '**/assets/loadWithFallbacks-*.js*';
    await page.goto('/about');
    await page.getByRole('contentinfo').waitFor();
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await goInside(page, PATH);
    await expect(panel(page)).toBeVisible();
    await page.unroute(chunk);
    let newPages = 0;
    page.on('request', (request) => (newPages += request.isNavigationRequest() ? 1 : 0));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(content(page)).toBeVisible();
    expect(newPages).toBe(project.name === 'faults-old' ? 1 : 0);
  });

  test('F20: Firestore’s SDK is missing: the list says that it could not be read, and Try Again reads it', async ({
    page,
  }, { project }) => {
    const chunk = '**/assets/firestoreSdk-*.js*';
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(PATH);
    await expectReplaced(page); // a drawn link opens a page of its own, whose document reads without the SDK
    await page.getByRole('main').getByRole('list').getByRole('link').first().click();
    await expect(page.getByRole('alert')).toContainText('Try Again');
    await page.unroute(chunk);
    let newPages = 0;
    page.on('request', (request) => (newPages += request.isNavigationRequest() ? 1 : 0));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
    expect(newPages).toBe(project.name === 'faults-old' ? 1 : 0);
  });

  test('F21: a chunk that fails once with 503 recovers without a message', async ({ page }) => {
    const requests: string[] = [];
    await page.route(ROUTES, (route) => {
      requests.push(route.request().url());
      return requests.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await page.goto(PATH);
    await expect(content(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(requests.length).toBeLessThanOrEqual(5); // the preload, the import, the check whether it is served, the same URL, the retry path
  });
});

test.describe('an incompatible or faulty remote', () => {
  test('F22: it exposes no routes: the panel requests an update', async ({ page, pathSite }) => {
    const next = nextBuild('catalog', (code, file) =>
      file.startsWith('routes-') ? code.replaceAll(/\bas routes\b/g, 'as ways') : code,
    );
    await whileLive(pathSite, 'catalog', next, async () => {
      await page.goto(pathSite.url + PATH);
      await expect(panel(page)).toContainText('This part needs an update. Reload.', { timeout: 15_000 });
    });
  });

  test('F23: it was built for another contract: it is refused, none of its files is requested, and the panel requests an update', async ({
    page,
    pathSite,
  }) => {
    await page.route('**/remotes.json', async (route) => {
      const registry = (await (await route.fetch()).json()) as Record<string, object>;
      await route.fulfill({ json: { ...registry, catalog: { ...registry.catalog, contract: 99 } } });
    });
    editRecord(pathSite, 'catalog', (record) => ({ ...record, contract: 99 }));
    const requested: string[] = [];
    page.on('request', (request) => request.url().includes('/mfe-catalog/') && requested.push(request.url()));
    try {
      await page.goto(pathSite.url + PATH);
      await expect(panel(page)).toContainText('This part needs an update. Reload.');
      expect(requested).toEqual([]);
    } finally {
      editRecord(pathSite, 'catalog', (record) => ({ ...record, contract: CONTRACT_VERSION }));
    }
  });

  test('F24: it throws while rendering: the error panel replaces it, and the frame works', async ({
    page,
    pathSite,
  }) => {
    const next = nextBuild('auth', (code) =>
      code.replace(/(\w+):([`"'])Welcome Back\2/, 'get $1(){throw new Error("v2 is broken")}'),
    );
    await whileLive(pathSite, 'auth', next, async () => {
      await page.goto(`${pathSite.url}/login`);
      await expect(renderError(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    });
  });

  test('F25: it throws in an effect: the error panel replaces it, and the frame works', async ({ page, pathSite }) => {
    const next = nextBuild('auth', (code) =>
      code.replace(/(\w+)=(\w+)\.useEffect\b/, '$1=(_,on)=>$2.useEffect(()=>{throw new Error("v2 is broken")},on)'),
    );
    await whileLive(pathSite, 'auth', next, async () => {
      await page.goto(`${pathSite.url}/login`);
      await expect(renderError(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });

  test('F26: it blocks the main thread for three seconds: the page is shown after them, and the frame works', async ({
    page,
    pathSite,
  }) => {
    const next = nextBuild('auth', (code, file) =>
      file.startsWith('remoteEntry') ? `{const t=Date.now();while(Date.now()-t<3000);}${code}` : code,
    );
    await whileLive(pathSite, 'auth', next, async () => {
      await page.goto(`${pathSite.url}/login`);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).click();
      await expect(page).toHaveURL(/\/home$/);
    });
  });
});

test.describe('a stylesheet', () => {
  const SHEET = /\/mfe-catalog\/.*\.css/;

  test('F27: it is missing: the panel is shown instead of an unstyled page', async ({ page }) => {
    await page.route(SHEET, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(PATH);
    await expect(panel(page)).toBeVisible();
    await page.unroute(SHEET);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(content(page)).toBeVisible();
  });

  test('F28: it is eight seconds late: a skeleton is shown until then', async ({ page }) => {
    await page.clock.install();
    const letSheetCome = await holdBackUrls(page, SHEET);
    const requested = page.waitForRequest(SHEET);
    await page.goto(PATH, { waitUntil: 'commit' });
    await requested;
    await page.clock.runFor(8_000);
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    await expect(content(page)).toHaveCount(0);
    letSheetCome();
    await expect(content(page)).toBeVisible();
  });
});

const broken = () =>
  nextBuild('catalog', (code, file) =>
    file.startsWith('remoteEntry') ? `throw new Error('v2 is broken');${code}` : code,
  );

/**
 * Runs in the page before anything else: records, by the page's own clock, when the skeleton, its message and the panel
 * first appear. The time that a slow machine needs to load the scripts, or Playwright to look, does not count.
 */
function recordMoments(): void {
  const moments: Record<string, number> = {};
  Object.assign(globalThis, { moments });
  const states = {
    waiting: () => document.querySelector('main [aria-busy="true"]') !== null,
    slow: () =>
      [...document.querySelectorAll('main [role="status"]')].some(({ textContent }) =>
        textContent?.includes('Still loading'),
      ),
    failed: () => document.querySelector('main [role="alert"]') !== null,
  };
  new MutationObserver(() => {
    for (const [name, isShown] of Object.entries(states)) if (isShown()) moments[name] ??= performance.now();
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'role'],
  });
}

async function cut(route: Route): Promise<void> {
  const text = await (await route.fetch()).text();
  await route.fulfill({ contentType: JAVASCRIPT, body: text.slice(0, text.length / 2) });
}
