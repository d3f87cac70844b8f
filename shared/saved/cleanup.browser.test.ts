import { currentVisit, forgetRemembered } from '@bazaar/shared/device';
import { afterEach, expect, test, vi } from 'vitest';
import { filmLesson } from '../testing/filmForTests.ts';
import { MAIN_PLAYLIST } from '../media/urls.ts';
import { removeLessons } from './actions.ts';
import { hasReserved, removeAtSignOut, reserveLessons, restoreReserved } from './cleanup.ts';
import { fileUrl, isWhole, LESSON_CACHE } from './files.ts';
import { downloadedLessons, type DownloadedLesson } from './records.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  downloadedLessons.set(undefined);
  await caches.delete(LESSON_CACHE);
});

/** A lesson whose files are on this device. */
async function saved(videoId: string): Promise<DownloadedLesson> {
  const folder = `film-${videoId}~0123456789ab`;
  const cache = await caches.open(LESSON_CACHE);
  await cache.put(fileUrl(folder, MAIN_PLAYLIST), new Response('#EXTM3U'));
  const lesson = filmLesson({ videoId, streamId: `film-${videoId}`, folder });
  downloadedLessons.set([...downloadedLessons.get(), lesson]);
  return lesson;
}

/** Does what the shell does at a sign-out (shell/src/session/session.ts). */
async function signOut(): Promise<void> {
  forgetRemembered(currentVisit());
  await removeAtSignOut();
}

const titles = () => downloadedLessons.get().map(({ videoId }) => videoId);

test('a sign-out removes what was saved', async () => {
  const { folder } = await saved('a');
  await signOut();
  expect(titles()).toEqual([]);
  expect(await isWhole(folder!)).toBe(false);
  expect(await restoreReserved('asha')).toBe(false);
});

test('kept at the sign-out: nobody sees it, and the same learner has it back', async () => {
  const { folder } = await saved('a');
  await reserveLessons('asha');
  await signOut();
  expect(titles()).toEqual([]);
  expect(await hasReserved()).toBe(true);
  expect(await restoreReserved('meera')).toBe(false);
  expect(titles()).toEqual([]);
  expect(await restoreReserved('asha')).toBe(true);
  expect(titles()).toEqual(['a']);
  expect(await isWhole(folder!)).toBe(true);
  expect(await hasReserved()).toBe(false);
  // From now on they are as any: the next sign-out removes them.
  await signOut();
  expect(await isWhole(folder!)).toBe(false);
});

test('another learner saves, removes all and signs out: what was kept for the first is still there', async () => {
  const { folder } = await saved('a');
  await reserveLessons('asha');
  await signOut();
  const own = await saved('b');
  await removeLessons(['b']);
  expect(await isWhole(own.folder!)).toBe(false);
  const next = await saved('c');
  await signOut();
  expect(await isWhole(next.folder!)).toBe(false);
  expect(await isWhole(folder!)).toBe(true);
  expect(await restoreReserved('asha')).toBe(true);
  expect(titles()).toEqual(['a']);
});

test('two learners have saved one lesson: its files stay until neither has it', async () => {
  const { folder } = await saved('a');
  await reserveLessons('asha');
  await signOut();
  await saved('a');
  await removeLessons(['a']);
  expect(await isWhole(folder!)).toBe(true);
  await saved('a');
  await reserveLessons('meera');
  await signOut();
  await restoreReserved('asha');
  await removeLessons(['a']);
  await signOut();
  expect(await isWhole(folder!)).toBe(true);
  await restoreReserved('meera');
  await removeLessons(['a']);
  expect(await isWhole(folder!)).toBe(false);
});

test('lessons saved without an account: stay on the device, and the learner who signs in next has them', async () => {
  const { folder } = await saved('a');
  expect(await restoreReserved('asha')).toBe(false);
  expect(titles()).toEqual(['a']);
  await reserveLessons('asha');
  await signOut();
  expect(await restoreReserved('meera')).toBe(false);
  expect(titles()).toEqual([]);
  await restoreReserved('asha');
  expect([titles(), await isWhole(folder!)]).toEqual([['a'], true]);
});

test('another tab hears of the sign-out late: what the next learner has saved stays', async () => {
  await signOut();
  const { folder } = await saved('b');
  await removeAtSignOut();
  expect(await isWhole(folder!)).toBe(true);
});

test('nothing is saved: no record is left, and no cache', async () => {
  await reserveLessons('asha');
  await signOut();
  expect(await caches.has(LESSON_CACHE)).toBe(false);
});

test('what was left before could not be restored: the next sign-out leaves it too', async () => {
  const { folder } = await saved('a');
  await reserveLessons('asha');
  await signOut();
  await saved('b');
  await reserveLessons('asha');
  await signOut();
  expect(await isWhole(folder!)).toBe(true);
  expect(await restoreReserved('asha')).toBe(true);
  expect(titles()).toEqual(['a', 'b']);
});

test('another tab signs out while it is restored: it stays for the next time', async () => {
  const { folder } = await saved('a');
  await reserveLessons('asha');
  await signOut();
  localStorage.setItem('bazaar.visit', String(currentVisit() + 1)); // this page has not heard of it
  await restoreReserved('asha');
  await removeAtSignOut();
  expect(titles()).toEqual([]);
  expect(await isWhole(folder!)).toBe(true);
  expect(await restoreReserved('asha')).toBe(true);
});

test('the cache cannot be read: none are known, so that the sign-out goes on and clears the rest', async () => {
  await saved('a');
  await reserveLessons('asha');
  vi.spyOn(Cache.prototype, 'keys').mockRejectedValueOnce(new Error('damaged'));
  expect(await hasReserved()).toBe(false);
});

const never = () => new Promise<never>(() => {});

test.each([
  ['opens nothing', () => vi.spyOn(caches, 'open').mockImplementation(never)],
  ['lists nothing', () => vi.spyOn(Cache.prototype, 'keys').mockImplementation(never)],
  ['deletes nothing', () => vi.spyOn(Cache.prototype, 'delete').mockImplementation(never)],
])(
  'a cache that does not respond and %s: the sign-out goes on, and a removal says that it has failed',
  async (_, hold) => {
    await saved('a');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    hold();
    const removed = removeLessons(['b']).then(
      () => 'removed',
      () => 'failed',
    );
    const results = Promise.all([hasReserved(), removeAtSignOut()]);
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await results).toEqual([false, undefined]);
    expect(await removed).toBe('failed');
  },
);

test.each(['<!doctype html>', '{"a":1}', '[null, {"videoId": 3}]'])(
  'a record that is %s: nothing is restored',
  async (text) => {
    const cache = await caches.open(LESSON_CACHE);
    await cache.put(fileUrl('~kept', 'asha.json'), new Response(text));
    expect(await restoreReserved('asha')).toBe(false);
    expect(titles()).toEqual([]);
  },
);
