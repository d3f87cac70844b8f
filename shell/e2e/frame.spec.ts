import { SECTIONS } from './support/sections.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('the header stays visible while scrolling, with brand, search, login and settings', async ({ page }) => {
  await page.goto('/home');
  const header = page.getByRole('banner');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header.getByRole('link')).toHaveCount(4);
  for (const [name, to] of [
    ['Bazaar School', '/'],
    ['Search', '/search'],
    ['Login', '/login'],
    ['Services and settings', '/services'],
  ] as const) {
    const link = header.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', to);
    await expect(link).toBeInViewport();
  }
  await header.getByRole('link', { name: 'Bazaar School' }).click();
  await expect(page).toHaveURL('/home');
});

for (const [typed, path] of [
  ['/HOME', '/home'],
  ['/Feed', '/feed'],
  ['/Level/Categories', '/level/Categories'],
  ['/Search?q=Darzi', '/search?q=Darzi'],
  ['/LOGIN', '/login'],
] as const)
  test(`${typed}, as a phone writes it: is the page of ${path.toLowerCase()}`, async ({ page }) => {
    await page.goto(path.toLowerCase());
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const text = await heading.textContent();
    await page.goto(typed);
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(text!);
  });

test('the bottom bar is on /home, /services and /login, and nowhere else', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const path of ['/home', '/services', '/login']) {
    await page.goto(path);
    await expect(bar.getByRole('link')).toHaveText(SECTIONS.map(([name]) => name));
    for (const [name, to] of SECTIONS) await expect(bar.getByRole('link', { name })).toHaveAttribute('href', to);
    await expect(bar.locator('[aria-current]')).toHaveText(path === '/home' ? ['Home'] : []);
  }
  for (const path of ['/about', '/privacy', '/feed', '/business', '/reel', '/level/categories', '/creators', '/nope']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await expect(bar).toHaveCount(0);
  }
});

test('the footer has the brand, four social links, quick links, contact details and the copyright of 2024', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Business skills and creative content');
  await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveText([
    'LinkedIn',
    'Twitter',
    'Instagram',
    'YouTube',
  ]);
  for (const link of await footer.getByRole('list', { name: 'Follow us' }).getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const quick = footer.getByRole('navigation', { name: 'Quick Links' });
  for (const [name, to] of [
    ['Services', '/services'],
    ['About Us', '/about'],
    ['Terms & Conditions', '/about'],
  ] as const) {
    await expect(quick.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  for (const detail of ['Postal address', 'Phone', 'E-mail']) await expect(footer).toContainText(detail);
  await expect(footer).toContainText('© 2024 Bazaar School');
});

test('the first Tab focuses the link that skips the header', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every screen has its title', async ({ page }) => {
  for (const [path, title] of [
    ['/home', 'Home'],
    ['/about', 'About Us'],
    ['/services', 'Our Services'],
    ['/privacy', 'Privacy Policy'],
    ['/nope', 'Unexpected Application Error!'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Bazaar School`);
  }
});

test('a new path starts at the top with its heading focused and announced; Back restores the scroll position', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // Recorded in the click itself: Playwright may scroll before it.
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { clickedAt: scrollY }), { capture: true, once: true }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'About Us' })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const before = await page.evaluate(() => (window as unknown as { clickedAt: number }).clickedAt);
  expect(before).toBeGreaterThan(100);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a new path scrolls to the top smoothly, and instantly under reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const scroll = globalThis.scrollTo.bind(globalThis) as (options: ScrollToOptions) => void;
    const behaviours: unknown[] = [];
    Object.assign(globalThis, {
      behaviours,
      scrollTo: (options: ScrollToOptions) => (behaviours.push(options.behavior), scroll(options)),
    });
  });
  const behaviours = () => page.evaluate(() => (globalThis as never as { behaviours: string[] }).behaviours);
  for (const [reducedMotion, behaviour] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/home');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(behaviours).toEqual([behaviour]);
  }
});

test('a change of only the query string does not scroll', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/about?from=footer');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page).toHaveURL('/about?from=footer');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('F04: an unknown path shows 404 inside the frame, with a link to /home', async ({ page }) => {
  await page.goto('/nope');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(main).toContainText('404 Not Found');
  await expect(page.getByRole('banner')).toBeVisible();
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
});
