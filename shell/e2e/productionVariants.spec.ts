import { existsSync } from 'node:fs';
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
  await page.goto('about:blank'); // what a page has to report it sends when it is left
  await expect.poll(() => existsSync(production.reports)).toBe(true);
  expect([...production.unanswered]).toEqual([]);
});
