import { signIn } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('Our Services has its seven entries', async ({ page }) => {
  await page.goto('/services');
  const menu = page.getByRole('main').getByRole('list');
  await expect(menu.getByRole('listitem')).toHaveText([
    'Become Creator With Us',
    'Contact Us',
    'Get Premium',
    'Turn on Music',
    'Sign Out',
    'Privacy Policy',
    'Delete Account',
  ]);
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeDisabled();
});

for (const [entry, text] of [
  ['Become Creator With Us', /Postal address.*Phone.*E-mail/],
  ['Contact Us', /Postal address.*Phone.*E-mail/],
  ['Get Premium', /Coming soon/],
] as const) {
  test(`${entry} opens a dialog that Escape closes, and the focus returns`, async ({ page }) => {
    await page.goto('/services');
    const button = page.getByRole('button', { name: entry });
    await button.click();
    const dialog = page.getByRole('dialog', { name: entry });
    await expect(dialog).toContainText(text);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('Turn on Music turns on the sound of the site, and persists after a reload', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Turn on Music' }).click();
  await expect(page.getByText('Sound is on')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Turn off Music' }).click();
  await expect(page.getByRole('button', { name: 'Turn on Music' })).toBeVisible();
});

test('Privacy Policy leads to /privacy', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('Sign Out needs a confirmation, Cancel ends nothing, and signing out clears the data on this device', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  await signIn(page, request);
  await page.evaluate(() => localStorage.setItem('bazaar.progress', '[{"videoId":"v1"}]'));
  await page.getByRole('banner').getByRole('link', { name: 'Services and settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible(); // the dashboard also has a Sign Out
  const button = page.getByRole('main').getByRole('button', { name: 'Sign Out' });
  await button.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused(); // a keyboard goes on where it was
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bazaar.progress'))).toBeNull();
});

test('Delete Account right after a sign-in deletes the account and shows a message', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, request);
  await page.goto('/services');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog).toContainText('Your account is deleted.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('Delete Account without a session requires a sign-in', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await expect(dialog).toContainText('less than 5 minutes old');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('the theme follows the device until one is chosen, which then applies before the first paint', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/services');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect.poll(background).toBe('rgb(251, 247, 240)');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(background).toBe('rgb(15, 13, 11)');
  // Without the shell's scripts: only what the document itself paints.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/home', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  await expect.poll(background).toBe('rgb(15, 13, 11)');
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#0F0D0B');
  await page.unroute(/\/assets\/.*\.js$/);
  await page.goto('/services');
  await page.getByRole('radio', { name: 'System' }).check();
  await expect.poll(background).toBe('rgb(251, 247, 240)');
});
