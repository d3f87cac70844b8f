import { expect, test } from '../../shared/testing/e2e/site.ts';

/** Parts that a page can do without: only the part itself is missing, without an error of the page. */
test.use({ expectedPageError: /Failed to load module script/ });

for (const chunk of ['ContinueWatching', 'Override', 'offerUpdates', 'sendReports']) {
  test(`F21: the shell’s chunk of ${chunk} is missing: the page is whole without it`, async ({ page, quiet }) => {
    await page.addInitScript(rememberLesson);
    await page.addInitScript(overrideRemote);
    let missing = 0;
    await page.route(`**/assets/${chunk}-*.js`, (route) => {
      missing += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/home');
    await expect.poll(() => missing, 'it is requested more than once').toBeGreaterThan(2);
    await quiet();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

/** A lesson begun on this device: the landing page offers to go on with it. */
function rememberLesson(): void {
  const lesson = { videoId: 'v1', title: 'Say the price', path: '/levels/t1/videos/l1', positionMs: 1, durationMs: 9 };
  localStorage.setItem('bazaar.progress', JSON.stringify([{ ...lesson, watchedAtMs: 1 }]));
}

/** A developer's build of a remote that /home does not load: every page has the badge. */
function overrideRemote(): void {
  localStorage.setItem('bazaar.overrides', JSON.stringify({ auth: 'of-mine' }));
}
