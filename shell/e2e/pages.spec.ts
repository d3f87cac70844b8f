import { newNumber, signIn, signOut } from '../../shared/testing/e2e/signIn.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('About Us has mission, story and figures, links to the courses and the services, and a Back button', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible(); // rendered by React: More Info is part of index.html
  await page.getByRole('link', { name: 'More Info' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Our mission', 'Our story']);
  for (const figure of ['1000+', '50K+', '4.8']) await expect(main).toContainText(figure);
  await expect(main.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/level/categories');
  await expect(main.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '/services');
  await main.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
});

test('Back on a page that was opened by its URL leads to /home', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/home');
});

test('the dashboard greets by name, lists started lessons and links to the six sections', async ({ page, request }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await signIn(page, request, newNumber(), 'Farida');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hello, Farida');
  await expect(main).toContainText('Lessons that you begin will wait for you here.');
  await expect(main.getByRole('list').getByRole('link')).toHaveText([
    'Home',
    'Feed',
    'Business',
    'Reels',
    'Levels',
    'Creators',
  ]);
  await page.evaluate(() => {
    const lesson = {
      videoId: 'v1',
      title: 'First price, then the discount',
      path: '/levels/t1/videos/l1?page=1&video=v1',
      positionMs: 5_000,
      durationMs: 65_000,
      watchedAtMs: 1,
    };
    localStorage.setItem('bazaar.progress', JSON.stringify([lesson]));
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Continue watching' }).getByRole('link')).toHaveText([
    'First price, then the discount0:05 of 1:05',
  ]);
  await signOut(page);
  await expect(page).toHaveURL('/login');
});

test('F03: a screen that cannot be rendered: the error is shown inside the frame, and Reload loads it', async ({
  page,
  pageErrors,
}) => {
  // A chunk of the shell itself is missing, as after a deployment while the page is open.
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await page.route(/\/assets\/PrivacyScreen-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main.locator('pre')).not.toBeEmpty();
  await page.unroute(/\/assets\/PrivacyScreen-.*\.js$/);
  await main.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
