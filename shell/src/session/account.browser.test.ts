import { currentVisit, forgetRemembered } from '@bazaar/shared/device';
import { afterEach, expect, test, vi } from 'vitest';
import { removeAtSignOut, reserveLessons, restoreReserved } from '../../../shared/saved/cleanup.ts';
import { fileUrl, isWhole, LESSON_CACHE } from '../../../shared/saved/files.ts';
import { downloadedLessons, type DownloadedLesson } from '../../../shared/saved/records.ts';
import { deleteAccountHere } from './account.ts';

const { deleteAccount } = vi.hoisted(() => ({ deleteAccount: vi.fn() }));
vi.mock('./session.ts', () => ({ loadAuth: async () => ({ deleteAccount }) }));
vi.mock('@bazaar/shared/data/users', () => ({ deleteUser: async () => {}, hasUser: async () => true }));
vi.mock('@bazaar/shared/data/deleteCollection', () => ({ deleteCollection: async () => {} }));
vi.mock('@bazaar/shared/progress/account', () => ({ deleteProgress: async () => {} }));
vi.mock('../watching/followLearner.ts', () => ({ withoutFollowing: (work: () => Promise<void>) => work() }));

/** Signed in recently, at whatever time. */
const ASHA = { uid: 'asha', mobile: '', authTimeMs: Infinity };
const FOLDERS = { shared: 'film-shared~0123456789ab', own: 'film-own~0123456789ab' };

/** Does what the shell does at the end of a session. */
async function endSession(): Promise<void> {
  forgetRemembered(currentVisit());
  await removeAtSignOut();
}

/** A learner saves lessons, leaves them on the device and signs out. */
async function leave(uid: string, ids: readonly (keyof typeof FOLDERS)[]): Promise<void> {
  const cache = await caches.open(LESSON_CACHE);
  for (const id of ids) await cache.put(fileUrl(FOLDERS[id], 'video.m3u8'), new Response('#EXTM3U'));
  downloadedLessons.set(
    ids.map((id): DownloadedLesson => ({
      videoId: id,
      streamId: `film-${id}`,
      title: 'Film',
      path: '/x',
      heightPx: 180,
      folder: FOLDERS[id],
      state: 'whole',
      bytes: 1,
      savedBytes: 1,
    })),
  );
  await reserveLessons(uid);
  await endSession();
}

afterEach(async () => {
  downloadedLessons.set(undefined);
  await caches.delete(LESSON_CACHE);
});

test('an account is deleted: its saved lessons go, also such as still waited for their learner, without the files of another learner', async () => {
  await leave('meera', ['shared']);
  await leave('asha', ['shared', 'own']);
  deleteAccount.mockImplementationOnce(endSession); // Firebase tells of it
  expect(await deleteAccountHere(ASHA)).toBe('deleted');
  expect(downloadedLessons.get()).toEqual([]);
  expect([await isWhole(FOLDERS.own), await isWhole(FOLDERS.shared)]).toEqual([false, true]);
  expect(await restoreReserved('asha')).toBe(false);
  expect(await restoreReserved('meera')).toBe(true);
});

test('an account cannot be deleted: what its learner has saved is still there', async () => {
  await leave('asha', ['own']);
  deleteAccount.mockRejectedValueOnce(new Error('no network'));
  await expect(deleteAccountHere(ASHA)).rejects.toThrow('no network');
  expect(downloadedLessons.get().map(({ videoId }) => videoId)).toEqual(['own']);
  expect(await isWhole(FOLDERS.own)).toBe(true);
});
