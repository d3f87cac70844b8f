import type { Page } from '@playwright/test';
import { expectFineInEveryLook } from '../../shared/testing/e2e/everyLook.ts';
import { gate, open } from '../../shared/testing/e2e/gate.ts';
import { loaded, playOnTo, playTo, pressPlay } from '../../shared/testing/e2e/levelPage.ts';
import { LOOKS, setLook } from '../../shared/testing/e2e/looks.ts';
import { expect, PLAYLISTS, playOut, test, upNext } from '../../shared/testing/e2e/playlists.ts';
import { database } from '../../shared/testing/e2e/requests.ts';

test.use({ time: 'passes' }); // videos play

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('list').getByRole('link').filter({ hasText: name });

/** The playlist of the seed, of which so many videos were watched. */
async function remember(page: Page, entries: unknown): Promise<void> {
  await page.goto('/about');
  await page.evaluate((stored) => localStorage.setItem('bazaar.progress', JSON.stringify(stored)), entries);
}
const watched = (video: number, isFinished: boolean, seriesId = 'playlist-001') => ({
  videoId: `clip-${video}`,
  title: `Clip ${video}`,
  path: `${PLAYLISTS.seeded}?video=clip-${video}`,
  positionMs: isFinished ? 60_000 : 30_000,
  durationMs: 60_000,
  watchedAtMs: video,
  isFinished,
  seriesId,
  seriesLessons: 4,
});

test('a video of a playlist was watched: the playlist’s card shows how many of all, without another request', async ({
  page,
}) => {
  await page.goto(PLAYLISTS.seeded);
  await loaded(page);
  await pressPlay(page);
  await playTo(page, 0.3);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const videos = await page.getByRole('list', { name: 'Videos of this playlist' }).getByRole('link').count();
  const reads = await gate(page, database('playlist-videos-new'), open);
  await page.goto(PLAYLISTS.playlists);
  const cards = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(cards.first()).toContainText(`0 of ${videos} videos watched`);
  await expect(cards.getByText('watched')).toHaveCount(1);
  expect(reads.requests).toHaveLength(0);
});

test('playlists under way, finished and with a hostile entry: have no accessibility violations in any look', async ({
  page,
}) => {
  await remember(page, [
    watched(1, true),
    watched(2, false),
    { ...watched(3, true, 'playlist-002'), seriesLessons: 1 },
    { ...watched(4, true, 'playlist-003'), seriesLessons: -1 },
    { seriesId: 'playlist-001', seriesLessons: 1e308 },
  ]);
  await setLook(page, LOOKS[0]!);
  await page.goto(PLAYLISTS.playlists);
  await expect(card(page, '1 of 4 videos watched')).toHaveCount(1);
  await expectFineInEveryLook(page, 'playlists');
});

test('the last open video of a playlist is watched to its end: says so once', async ({ page }) => {
  const finished = (video: number) => ({ ...watched(video, true, 'test-three'), videoId: `test-three-${video}` });
  await remember(page, [finished(1), finished(2)]);
  await page.goto(`${PLAYLISTS.three}?video=test-three-3`);
  await loaded(page);
  await pressPlay(page);
  await playTo(page, 0.1);
  await playOut(page);
  const said = page.getByRole('status').filter({ hasText: 'You finished Three short videos.' });
  await expect(said).toBeAttached();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(said).toHaveCount(0);
  await expect(page).toHaveURL(/video=test-three-1$/);
  await playOnTo(page, 0.1);
  await playOut(page);
  await expect(upNext(page)).toBeVisible();
  await expect(said).toHaveCount(0);
});
