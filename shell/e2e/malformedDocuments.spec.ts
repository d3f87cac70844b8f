import { malformedDocuments } from '../../shared/tools/seed/malformed.ts';
import { seedDocuments } from '../../shared/tools/backend/seedDocuments.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('a document with wrong types in every field: its card is omitted with one warning, and the list is shown', async ({
  page,
  pathSite,
}) => {
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
