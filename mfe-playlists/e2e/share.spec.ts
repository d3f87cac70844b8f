import { expectFineInEveryLook } from '../../shared/testing/e2e/everyLook.ts';
import { loaded, timeOf } from '../../shared/testing/e2e/levelPage.ts';
import { LOOKS } from '../../shared/testing/e2e/looks.ts';
import { expect, PLAYLISTS, row, test } from '../../shared/testing/e2e/playlists.ts';

const SECOND = 'video=clip-111';

test('Share on a playlist: copies the link of its video’s card', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`${PLAYLISTS.seeded}?${SECOND}`);
  await page.getByRole('group', { name: 'Lesson' }).getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('#live-polite')).toHaveText('Link copied');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(new URL('/cards/playlistVideo-clip-111.html', baseURL).href);
});

test.describe('with videos that load', () => {
  test.use({ time: 'passes' });

  test('a link that names a second: the video starts there; another one drops it; without a video it names none', async ({
    page,
  }) => {
    await page.goto(`${PLAYLISTS.seeded}?${SECOND}&t=12`);
    await expect(page.getByRole('region', { name: /^Video player: / })).toContainText('0:12 /');
    await loaded(page);
    await expect.poll(() => timeOf(page)).toBe(12);
    await row(page, 1).click();
    await expect(page).toHaveURL(/\?video=clip-001$/);
    await page.goto(`${PLAYLISTS.three}?t=5`);
    await loaded(page);
    await expect.poll(() => timeOf(page)).toBe(0);
    await expect(page).toHaveURL(/\?video=test-three-1$/);
  });
});

test('more from the creator: the other playlists of the topic, in both themes without violations', async ({ page }) => {
  await page.goto(PLAYLISTS.seeded);
  const more = page.getByRole('region', { name: /^More from/ });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const cards = more.getByRole('link');
  await expect(cards).toHaveCount(2);
  await page.evaluate(() => scrollTo(0, 0)); // nothing is measured below the header
  await expectFineInEveryLook(page, 'playlist with more from its creator', [LOOKS[0]!, LOOKS.at(-1)!]);
  await cards.first().click();
  await expect(page).toHaveURL(/\/playlists\/playlist-046\/videos/);
});
