import { malformedDocuments } from '../../shared/firebase/seed/malformed.ts';
import { seedDocuments } from '../../shared/backend/seedDocuments.ts';
import { expect, test } from './support/site.ts';

const REGISTRIES = {
  'is not JSON': { body: '{', contentType: 'application/json' },
  'is HTML': { body: '<!doctype html><title>captive portal</title>', contentType: 'text/html' },
  'has wrong types': { body: JSON.stringify({ catalog: { version: 1, entry: ['x'] } }), contentType: 'application/json' },
  'names a script that is none': {
    body: JSON.stringify({ catalog: { version: '1', contract: 1, entry: 'javascript:alert(1)//.js' } }),
    contentType: 'application/json',
  },
};

for (const [how, answer] of Object.entries(REGISTRIES)) {
  test(`F05 remotes.json ${how}: the copy in the page serves, in silence`, async ({ page }) => {
    await page.route('**/remotes.json', (route) => route.fulfill(answer));
    await page.goto('/level/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('F05 remotes.json fails: the copy in the page serves', async ({ page }) => {
  await page.route('**/remotes.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/level/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories Topics' })).toBeVisible();
});

test.describe(() => {
  // The browser's own words about a script that is none.
  test.use({ expectedComplaint: /Failed to load module script/ });

  test('F07 HTML in the place of a remote’s entry: its panel, and the rest works', async ({ page }) => {
    await page.route('**/mfe-catalog/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hello</p>' }));
    await page.goto('/level/categories');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try Again' })).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  });
});

test('F22 a remote of a newer contract is refused with a clear text', async ({ page, request }) => {
  const registry = (await (await request.get('/remotes.json')).json()) as Record<string, object>;
  await page.route('**/remotes.json', (route) => route.fulfill({ json: { ...registry, catalog: { ...registry.catalog, contract: 99 } } }));
  await page.goto('/level/categories');
  await expect(page.getByRole('alert')).toContainText('This part needs an update. Reload.');
});

test('a document with wrong types in every field costs one card and one warning, never the list', async ({ page, pathSite }) => {
  await seedDocuments(`http://localhost:${pathSite.ports.firestore}`, malformedDocuments());
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  for (const path of ['/feed', '/level/categories', '/creators']) {
    await page.goto(pathSite.url + path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(warnings.some((text) => text.includes('categories'))).toBe(true);
});
