import { expect, test } from './support/site.ts';

const ROWS = {
  'Popular Business Categories': { names: ['Mobile Repairing', 'Cab Driving', 'Carpenter Business', 'Plumber Business', 'Electrician Business'], to: '/business' },
  'Featured Categories': { names: ['Dharm Yudh', 'Karm Yudh', 'Youtube Class', 'Shunye Dhristi'], to: '/level/categories' },
  'Trending Now': { names: ['Business Startup Guide', 'Digital Marketing', 'Financial Planning', 'Leadership Skills'], to: '/reel' },
};

test('the landing page has the rows and figures of §2', async ({ page }) => {
  await page.goto('/home');
  for (const [title, { names, to }] of Object.entries(ROWS)) {
    const row = page.getByRole('region', { name: title });
    await expect(row.getByRole('link')).toHaveText(names.map((name) => new RegExp(name)));
    await expect(row.getByRole('link').first()).toHaveAttribute('href', to);
  }
  for (const figure of ['1000+', 'Business Ideas', '50K+', 'Active Learners', '4.8', 'Average Rating']) {
    await expect(page.getByRole('region', { name: 'The school in figures' })).toContainText(figure);
  }
});

test('the carousel turns every 6000 ms, wraps at both ends, and stands still when told to', async ({ page }) => {
  await page.clock.install();
  await page.goto('/home');
  const slide = (place: number) => page.getByRole('group', { name: new RegExp(`^${place} of 6`) });
  await expect(slide(1)).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(slide(2)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(slide(1)).toBeVisible();

  await page.getByRole('button', { name: 'Previous slide' }).click();
  await expect(slide(6)).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(1)).toBeVisible();

  await page.getByRole('button', { name: 'Pause rotation' }).click();
  await page.getByRole('banner').hover();
  await page.clock.runFor(60_000);
  await expect(slide(1)).toBeVisible();
});

test('under reduced motion the carousel does not turn by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/home');
  await expect(page.getByRole('group', { name: /^1 of 6/ })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('group', { name: /^1 of 6/ })).toBeVisible();
});

test('the bottom bar is on /home, /services and /login, and nowhere else', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const path of ['/home', '/services', '/login']) {
    await page.goto(path);
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Feed', 'Business', 'Reels', 'Levels', 'Creators']);
  }
  for (const path of ['/about', '/feed', '/level/categories', '/nope']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  }
});

test('a new path starts at the top with its heading in focus, Back returns to the place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  // Noted in the press itself: the driver may scroll before it.
  await page.evaluate(() => addEventListener('click', () => performance.mark('left', { detail: scrollY }), { capture: true, once: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const left = await page.evaluate(() => (performance.getEntriesByName('left')[0] as PerformanceMark).detail as number);
  expect(left).toBeGreaterThan(100);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
