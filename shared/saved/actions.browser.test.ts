import { currentVisit, forgetRemembered } from '@bazaar/shared/device';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filmLesson, serveFilm } from '../testing/filmForTests.ts';
import { saveChoices, saveLessons } from './actions.ts';
import { removeAtSignOut, reserveLessons } from './cleanup.ts';
import { downloadStream } from './download.ts';
import { LESSON_CACHE } from './files.ts';
import { downloadedLessons } from './records.ts';

/** The requests for parts of the film. */
const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  serveFilm((file, range) => void (/mp4|vtt/.test(file) && requested.push(`${file} ${range}`)));
  const active = { postMessage: (_: unknown, [port]: [MessagePort]) => port.postMessage('saved') };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    ready: Promise.resolve({ active }),
    getRegistration: async () => undefined,
  } as never);
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 1_000, usage: 1_000 }); // the device is full
});
afterEach(async () => {
  downloadedLessons.set([]);
  await navigator.locks.request('bazaar.saver', () => true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await caches.delete(LESSON_CACHE);
});

/** A learner saves the film in its lowest quality, leaves it on the device and signs out. */
async function leaveFilm(uid: string): Promise<void> {
  const signal = new AbortController().signal;
  const { folder } = await downloadStream({ streamId: 'film', heightPx: 180, signal, onProgress: () => {} });
  downloadedLessons.set([filmLesson({ folder })]);
  await reserveLessons(uid);
  forgetRemembered(currentVisit());
  await removeAtSignOut();
  requested.length = 0;
}

const { folder: _, ...LESSON } = filmLesson();

test('another learner has the film on this device: a save in its quality takes no room, requests no part of it, and is whole', async () => {
  await leaveFilm('asha');
  const [low, high] = await saveChoices(['film']);
  expect([low!.missingBytes, high!.missingBytes]).toEqual([0, high!.bytes]);
  expect(low!.bytes).toBeGreaterThan(0);
  expect(await saveLessons([LESSON], low!)).toBe('started');
  await expect.poll(() => downloadedLessons.get()).toMatchObject([{ state: 'whole' }]);
  expect(requested).toEqual([]);
});

test('the film is on this device in another quality: a save that does not fit is not begun', async () => {
  await leaveFilm('asha');
  const [, high] = await saveChoices(['film']);
  expect(await saveLessons([LESSON], high!)).toBe('full');
  expect(downloadedLessons.get()).toEqual([]);
});

test('nobody has it here: all of it is to be downloaded, and to look makes no cache', async () => {
  for (const { bytes, missingBytes } of await saveChoices(['film'])) expect(missingBytes).toBe(bytes);
  expect(await caches.has(LESSON_CACHE)).toBe(false);
});
