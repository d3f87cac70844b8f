import { existsSync } from 'node:fs';
import { hideTab } from '../../shared/testing/e2e/hideTab.ts';
import { test } from '../../shared/testing/e2e/production.ts';
import { signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect } from '../../shared/testing/e2e/site.ts';

test.use({ variant: { hasAppCheck: true, hasOwnOrigins: true } });

test('App Check, and remotes on origins of their own: a visitor signs in, opens the feed, and is reported', async ({
  page,
  request,
  production,
}) => {
  await page.goto('/login');
  await signIn(page, request);
  await page.getByRole('link', { name: 'Feed' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  // A page sends what it has to report whenever it is hidden, once the code for that has come.
  await expect
    .poll(async () => {
      await hideTab(page, false);
      await hideTab(page, true);
      return existsSync(production.reports);
    })
    .toBe(true);
  expect([...production.unanswered]).toEqual([]);
});
