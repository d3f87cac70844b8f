import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { nextBuild, releaseAlone } from './support/nextBuild.ts';
import type { Names } from '@remotes-kit/build/providedNames';
import { contractOf } from '@remotes-kit/build/buildContract';
import { CONTRACT_FILE } from '@remotes-kit/build/remoteBuild';

/** An incompatible or faulty remote, with the number of each fault; runs as a new and as an old browser. */
test.use({
  // The browser's own messages about these faults.
  expectedPageError:
    /Failed to load module script|Failed to find a valid digest|CORS policy|blocked because of an integrity|v2 is broken|^exception: /,
});

const PATH = '/level/categories';

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part is not available' });
const renderError = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });

test('F22: it exposes no routes: the panel requests an update', { tag: '@import' }, async ({ page, pathSite }) => {
  const next = nextBuild('catalog', (code, file) =>
    file.startsWith('routes-') ? code.replaceAll(/\bas routes\b/g, 'as ways') : code,
  );
  releaseAlone(pathSite, 'catalog', next);
  await page.goto(pathSite.url + PATH);
  await expect(panel(page)).toContainText('This part needs an update. Reload.');
});

test(
  'F23: it uses what the shell does not provide: it is refused, none of its files is requested, and the panel requests an update',
  { tag: '@import' },
  async ({ page, pathSite }) => {
    const next = nextBuild('catalog', (code) => code);
    const uses: Names = { '@bazaar/shared/query': ['useNext'] };
    writeFileSync(join(next, CONTRACT_FILE), JSON.stringify({ ...contractOf(next), uses }));
    const requested: string[] = [];
    page.on('request', (request) => request.url().includes('/mfe-catalog/') && requested.push(request.url()));
    releaseAlone(pathSite, 'catalog', next);
    await page.goto(pathSite.url + PATH);
    await expect(panel(page)).toContainText('This part needs an update. Reload.');
    expect(requested).toEqual([]);
    await page.goto(`${pathSite.url}/__remotes`);
    await expect(page.getByText('this shell does not provide useNext of @bazaar/shared/query')).toBeVisible();
  },
);

test(
  'F24: it throws while rendering: the error panel replaces it, and the frame works',
  { tag: '@import' },
  async ({ page, pathSite }) => {
    const next = nextBuild('auth', (code) =>
      code.replace(/(\w+):([`"'])Welcome Back\2/, 'get $1(){throw new Error("v2 is broken")}'),
    );
    releaseAlone(pathSite, 'auth', next);
    await page.goto(`${pathSite.url}/login`);
    await expect(renderError(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  },
);

test(
  'F25: it throws in an effect: the error panel replaces it, and the frame works',
  { tag: '@import' },
  async ({ page, pathSite }) => {
    const next = nextBuild('auth', (code) =>
      code.replace(/(\w+)=(\w+)\.useEffect\b/, '$1=(_,on)=>$2.useEffect(()=>{throw new Error("v2 is broken")},on)'),
    );
    releaseAlone(pathSite, 'auth', next);
    await page.goto(`${pathSite.url}/login`);
    await expect(renderError(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test.describe('the time of the machine', () => {
  test.use({ time: 'passes' });

  test(
    'F26: it blocks the main thread for three seconds: the page is shown after them, and the frame works',
    { tag: '@import' },
    async ({ page, pathSite }) => {
      const next = nextBuild('auth', (code, file) =>
        file.startsWith('remoteEntry') ? `{const t=Date.now();while(Date.now()-t<3000);}${code}` : code,
      );
      releaseAlone(pathSite, 'auth', next);
      await page.goto(`${pathSite.url}/login`);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Bazaar School' }).click();
      await expect(page).toHaveURL(/\/home$/);
    },
  );
});
