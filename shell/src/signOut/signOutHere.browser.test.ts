import { afterEach, expect, test, vi } from 'vitest';
import { areLessonsKept } from '../../../shared/player/save/keptLessons.ts';
import { SAVED_CACHE } from '../../../shared/player/save/savedFiles.ts';
import { savedLessons, type SavedLesson } from '../../../shared/player/save/savedLessons.ts';
import { session } from '../session/session.ts';
import { signOutHere } from './signOutHere.ts';

const signOut = vi.hoisted(() => vi.fn());
vi.mock('@bazaar/shared/firebase/auth', () => ({ signOut, onUser: vi.fn() }));

const lesson: SavedLesson = {
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
  savedLessons.set(undefined);
  await caches.delete(SAVED_CACHE);
});

test('signing out fails: the saved lessons are as before, and can be removed', async () => {
  session.setState({ status: 'signedIn', user: { uid: 'asha', mobile: '+919000000000', authTimeMs: 0 } }, true);
  savedLessons.set([lesson]);
  signOut.mockImplementationOnce(async () => {
    expect(await areLessonsKept()).toBe(true); // before the sign-out
    throw new Error('no storage');
  });
  await expect(signOutHere({ keepsLessons: true })).rejects.toThrow('no storage');
  expect(await areLessonsKept()).toBe(false);
  expect(savedLessons.get().map(({ videoId }) => videoId)).toEqual(['a']);
});
