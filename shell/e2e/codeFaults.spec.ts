import type { Page, Route } from '@playwright/test';
import { serveFolder } from '../../shared/tools/serve/serveFolder.ts';
import { editRecord, nextBuild, whileLive } from './support/nextBuild.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

/** What can go wrong with a remote's code, each with its number in the list of faults; run in a new and in an old browser. */
test.use({
  // The browser's own words about what these tests do to it.
  expectedComplaint:
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
  const answers = {
    'F05 fails': { status: 500, body: '' },
    'F05 is not JSON': { body: '{', contentType: 'application/json' },
    'F07 is a captive portal’s HTML': { body: '<!doctype html><title>WiFi</title>', contentType: 'text/html' },
    'F08 has wrong types': {
      body: JSON.stringify({ catalog: { version: 1, entry: ['x'] } }),
      contentType: 'application/json',
    },
    'F09 brings code': {
      body: JSON.stringify({
        catalog: {
          version: '1',
          contract: 1,
          entry: 'javascript:document.title="evil"//.js',
          getPublicPath: 'document.title="evil"',
        },
      }),
      contentType: 'application/json',
    },
    'F09 names a stranger’s server': {
      body: JSON.stringify({ catalog: { version: '1', contract: 1, entry: 'https://evil.example/x.js' } }),
      contentType: 'application/json',
    },
  };
  for (const [how, answer] of Object.entries(answers)) {
    test(`${how}: the copy in the page serves, in silence`, async ({ page }) => {
      await page.route('**/remotes.json', (route) => route.fulfill(answer));
      await page.goto(PATH);
      await expect(content(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).not.toHaveTitle(/evil/);
    });
  }

  test('F10 hangs: the copy in the page serves after two seconds', async ({ page }) => {
    await page.route('**/remotes.json', () => {});
    await page.goto(PATH);
    await expect(content(page)).toBeVisible(); // without the copy, the remote's own ten seconds would end with the panel
  });
});

test.describe('the entry', () => {
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'F11 answers 500': (route) => route.fulfill({ status: 500, body: '' }),
    'F12 is gone': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'F13 is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hello</p>' }),
    'F14 is cut in half': (route) => cut(route),
    'F17 has one byte changed': async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ contentType: JAVASCRIPT, body: `${await answer.text()} ;document.title='evil'` });
    },
  };
  for (const [how, fault] of Object.entries(faults)) {
    test(`${how}: the panel, the rest works, and Try Again brings it back`, async ({ page }) => {
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

  test('F15 throws when it is evaluated: after one reload the panel, and other pages work', async ({
    page,
    pathSite,
  }) => {
    await whileLive(pathSite, 'catalog', broken(), async () => {
      // Not their `load` events: the reload may come before the first, and the panel before the second.
      let documents = 0;
      page.on('request', (request) => request.resourceType() === 'document' && (documents += 1));
      await page.goto(pathSite.url + PATH);
      await expect(panel(page)).toBeVisible({ timeout: 15_000 });
      expect(documents).toBe(2);
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    });
  });

  test('F16 hangs: after 4 s the page says so, after 10 s the panel', async ({ page }) => {
    await page.addInitScript(noteMoments);
    await page.route(ENTRY, () => {});
    await page.goto(PATH, { waitUntil: 'commit' });
    await expect(page.getByText('Still loading…')).toBeVisible();
    await expect(panel(page)).toBeVisible();
    const { waiting, slow, failed } = await page.evaluate(
      () => (globalThis as unknown as { moments: Record<'waiting' | 'slow' | 'failed', number> }).moments,
    );
    expect(slow - waiting).toBeGreaterThan(3_900);
    expect(slow - waiting).toBeLessThan(6_000);
    expect(failed - waiting).toBeLessThan(12_000);
  });

  test('F18 its own origin does not let the shell in: the panel', async ({ page, originSite }) => {
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
  test('F19 the routes are gone: the panel, and back when they are', async ({ page }) => {
    await page.route(ROUTES, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(PATH);
    await expect(panel(page)).toBeVisible();
    await page.unroute(ROUTES);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(content(page)).toBeVisible();
  });

  test('F19 a form with text in it is never reloaded away', async ({ page }) => {
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

  test('F20 F30 a lazy chunk is gone mid-session: the panel in its place, and back when it is there', async ({
    page,
  }) => {
    const level = page.getByRole('main').getByRole('list').getByRole('link').first();
    await page.goto('/business/levels/topic-001');
    await expect(level).toBeVisible();
    await page.route(/\/mfe-catalog\//, (route) => route.fulfill({ status: 404, body: '' }));
    await level.click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(/\/mfe-catalog\//);
    await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: /^Video player/ })).toBeVisible();
  });

  test('F21 a nested chunk fails once: nothing is seen of it, and little is asked twice', async ({ page }) => {
    const asked: string[] = [];
    await page.route(ROUTES, (route) => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await page.goto(PATH);
    await expect(content(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked.length).toBeLessThanOrEqual(5); // the preload, the import, the question whether it is served, the same URL, the retry path
  });
});

test.describe('a remote that does not fit or misbehaves', () => {
  test('F22 it exposes no routes: it needs an update', async ({ page, pathSite }) => {
    const next = nextBuild('catalog', (code, file) =>
      file.startsWith('routes-') ? code.replaceAll(/\bas routes\b/g, 'as ways') : code,
    );
    await whileLive(pathSite, 'catalog', next, async () => {
      await page.goto(pathSite.url + PATH);
      await expect(panel(page)).toContainText('This part needs an update. Reload.', { timeout: 15_000 });
    });
  });

  test('F23 it was made for another contract: refused before any of it is loaded', async ({ page, pathSite }) => {
    const asked: string[] = [];
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'script' && request.url().includes('/mfe-catalog/') && asked.push(request.url()),
    );
    await page.route('**/remotes.json', async (route) => {
      const registry = (await (await route.fetch()).json()) as Record<string, object>;
      await route.fulfill({ json: { ...registry, catalog: { ...registry.catalog, contract: 99 } } });
    });
    editRecord(pathSite, 'catalog', (record) => ({ ...record, contract: 99 }));
    try {
      await page.goto(pathSite.url + PATH);
      await expect(panel(page)).toContainText('This part needs an update. Reload.');
    } finally {
      editRecord(pathSite, 'catalog', (record) => ({ ...record, contract: 1 }));
    }
  });

  test('F24 it throws while rendering: the panel in its place, the frame works', async ({ page, pathSite }) => {
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

  test('F25 it throws in an effect: the panel in its place, the frame works', async ({ page, pathSite }) => {
    const next = nextBuild('auth', (code) =>
      code.replace(/(\w+)=(\w+)\.useEffect\b/, '$1=(_,on)=>$2.useEffect(()=>{throw new Error("v2 is broken")},on)'),
    );
    await whileLive(pathSite, 'auth', next, async () => {
      await page.goto(`${pathSite.url}/login`);
      await expect(renderError(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  });

  test('F26 it is busy for three seconds: the page comes after them, and the frame answers', async ({
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

test.describe('a sheet', () => {
  const SHEET = /\/mfe-catalog\/.*\.css/;

  test('F27 is gone: the panel instead of a page without its looks', async ({ page }) => {
    await page.route(SHEET, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(PATH);
    await expect(panel(page)).toBeVisible();
    await page.unroute(SHEET);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(content(page)).toBeVisible();
  });

  test('F28 is eight seconds late: a skeleton until it is there, and nothing jumps', async ({ page }) => {
    let isHere: Promise<void> | undefined; // eight seconds from when it was first asked for: a second request does not wait anew
    await page.route(SHEET, async (route) => {
      await (isHere ??= new Promise((resolve) => setTimeout(resolve, 8_000)));
      await route.continue();
    });
    await page.goto(PATH, { waitUntil: 'commit' });
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    await expect(content(page)).toBeVisible({ timeout: 15_000 });
  });
});

const broken = () =>
  nextBuild('catalog', (code, file) =>
    file.startsWith('remoteEntry') ? `throw new Error('v2 is broken');${code}` : code,
  );

/**
 * Runs in the page before anything else: notes, by the page's own clock, when the skeleton, its words and the panel first
 * stand there. The time that a busy machine takes to bring the scripts, and the driver to look, is not the page's.
 */
function noteMoments(): void {
  const moments: Record<string, number> = {};
  Object.assign(globalThis, { moments });
  const signs = {
    waiting: () => document.querySelector('main [aria-busy="true"]') !== null,
    slow: () =>
      [...document.querySelectorAll('main [role="status"]')].some(({ textContent }) =>
        textContent?.includes('Still loading'),
      ),
    failed: () => document.querySelector('main [role="alert"]') !== null,
  };
  new MutationObserver(() => {
    for (const [name, isThere] of Object.entries(signs)) if (isThere()) moments[name] ??= performance.now();
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
