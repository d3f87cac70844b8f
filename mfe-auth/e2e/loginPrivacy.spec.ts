import type { BrowserContext, Page } from '@playwright/test';
import { account as english } from '../../shared/privacy/texts.ts';
import { account as hindi } from '../../shared/privacy/texts.hi.ts';
import { codeFor, requestCode, enterCode, newNumber } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

for (const [language, account] of Object.entries({ en: english, hi: hindi }))
  test(`the notice in ${language}: says before the form all that an account keeps, links to the privacy policy, and leaves Send OTP on the first view of a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((chosen) => localStorage.setItem('bazaar.language', chosen), language);
    await page.goto('/login');
    const notice = page
      .getByRole('main')
      .locator('p')
      .filter({ has: page.getByRole('link') });
    for (const kept of Object.values(account)) await expect(notice).toContainText(kept);
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/privacy');
    const button = await page.getByRole('main').getByRole('button').last().boundingBox();
    const bar = await page.getByRole('navigation').last().boundingBox();
    expect(button!.y + button!.height).toBeLessThan(bar!.y);
  });

test('a phone number: is in no URL, no log and no storage but Firebase’s own', async ({ page, context, request }) => {
  const phone = newNumber();
  const seen: string[] = [];
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('request', (sent) => seen.push(`URL: ${sent.url()}`));
  page.on('framenavigated', (frame) => seen.push(`URL: ${frame.url()}`));
  const recordStorage = async (when: string) =>
    seen.push(...(await storageOf(page, context)).map((entry) => `${when}: ${entry}`));

  await page.goto('/login');
  await requestCode(page, phone);
  await recordStorage('at the code step');
  await page.reload();
  await recordStorage('after a reload');
  await page.getByRole('button', { name: 'Change number' }).click();
  await page.clock.runFor(30_000);
  await page.getByRole('button', { name: 'Send OTP', exact: true }).click();
  await expect(page.getByLabel('6-digit OTP')).toBeFocused();
  await enterCode(page, await codeFor(request, phone));
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Sunita' })).toBeVisible();
  await recordStorage('signed in');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain(phone);

  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((entry) => entry.replace(/\D/g, '').includes(phone))).toEqual([]);
});

test('a visitor who never signs in: does not download the code of Firebase Auth', async ({ page, quiet }) => {
  // Requested again by URL: a response has no body once its page has navigated away. Each on a connection of its own: one that is
  // kept may be closed by the server just then.
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  const hasAuthCode = async () =>
    (
      await Promise.all(
        [...scripts].map(async (url) => (await fetch(url, { headers: { connection: 'close' } })).text()),
      )
    ).some((script) => script.includes('signInWithPhoneNumber'));
  for (const path of ['/home', '/feed', '/business', '/reel', '/creators', '/services', '/about', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await quiet();
  await expect.poll(() => hasAuthCode()).toBe(false);

  await page.getByLabel('Username').focus(); // filling in the form will need it
  await expect.poll(hasAuthCode).toBe(true);
});

/** Everything that a script of this origin could read later, except the two databases of Firebase. */
async function storageOf(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map((cookie) => JSON.stringify(cookie));
  const stored = await page.evaluate(async () => {
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map((entry) =>
      JSON.stringify(entry),
    );
    for (const { name = '' } of await indexedDB.databases()) {
      if (name.startsWith('firebase')) continue;
      const opened = indexedDB.open(name);
      await new Promise((resolve) => (opened.onsuccess = resolve));
      for (const store of opened.result.objectStoreNames) {
        const query = opened.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (query.onsuccess = resolve));
        entries.push(JSON.stringify(query.result));
      }
      opened.result.close();
    }
    return entries;
  });
  return [...cookies, ...stored];
}
