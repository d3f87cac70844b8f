import { afterEach, expect, test, vi } from 'vitest';
import { hasReserved } from '../../../shared/saved/cleanup.ts';
import { LESSON_CACHE } from '../../../shared/saved/files.ts';
import { downloadedLessons, type DownloadedLesson } from '../../../shared/saved/records.ts';
import { session } from '../session/session.ts';
import { signOutHere } from './signOutHere.ts';

const signOut = vi.hoisted(() => vi.fn());
vi.mock('@bazaar/shared/firebase/auth', () => ({ signOut, onUser: vi.fn() }));

const lesson: DownloadedLesson = {
  videoId: 'a',
  streamId: 'film-a',
  title: 'Film',
  path: '/x',
  heightPx: 180,
  state: 'whole',
  bytes: 100,
  savedBytes: 100,
};

afterEach(async () => {
  downloadedLessons.set(undefined);
  await caches.delete(LESSON_CACHE);
});

test('signing out fails: the saved lessons are as before, and can be removed', async () => {
  session.setState({ status: 'signedIn', user: { uid: 'asha', mobile: '+919000000000', authTimeMs: 0 } }, true);
  downloadedLessons.set([lesson]);
  signOut.mockImplementationOnce(async () => {
    expect(await hasReserved()).toBe(true); // before the sign-out
    throw new Error('no storage');
  });
  await expect(signOutHere({ keepsLessons: true })).rejects.toThrow('no storage');
  expect(await hasReserved()).toBe(false);
  expect(downloadedLessons.get().map(({ videoId }) => videoId)).toEqual(['a']);
});
