import { hasReserved } from '@bazaar/shared/saved/cleanup';
import { createQueryClient } from '@bazaar/shared/query';
import { afterEach, expect, test, vi } from 'vitest';
import { CODE_CACHE, NEEDS } from '../../../shared/saved/files.ts';
import { downloadedLessons } from '../../../shared/saved/records.ts';
import { readPersisted, removePersisted, writePersisted } from '../../../shared/query/persistedPages.ts';
import type * as learner from './learner.ts';
import { session, startSession } from './session.ts';

vi.mock('./learner.ts', async (load) => ({
  ...(await load<typeof learner>()),
  learnerChanged: vi.fn().mockResolvedValue(undefined),
}));

const signedIn = (uid: string) =>
  session.setState({ status: 'signedIn', user: { uid, mobile: '+919000000000', authTimeMs: 0 } }, true);

/** Stores what the learner who is signed in has on this device. */
async function save(): Promise<void> {
  await (await caches.open(CODE_CACHE)).put(NEEDS, new Response('{}'));
  await writePersisted('list', { state: { data: 'lessons' } } as Parameters<typeof writePersisted>[1]);
}

afterEach(async () => {
  downloadedLessons.set(undefined);
  await Promise.all([caches.delete(CODE_CACHE), removePersisted('list')]);
});

test('a tab that was put aside hears of a sign-out when the next learner is signed in: what that one has saved stays', async () => {
  startSession(createQueryClient());
  signedIn('asha');
  await save();
  signedIn('meera'); // the first tab to hear of it
  await expect
    .poll(async () => [await caches.has(CODE_CACHE), await readPersisted('list')])
    .toEqual([false, undefined]);

  localStorage.setItem('bazaar.visit', String(Number(localStorage.getItem('bazaar.visit')) + 1)); // another tab was the first
  await save();
  const removed = vi.spyOn(caches, 'delete');
  signedIn('ravi');
  await hasReserved(); // as the sign-out does first
  expect(removed).not.toHaveBeenCalled();
  expect([await caches.has(CODE_CACHE), await readPersisted('list')]).toEqual([true, { state: { data: 'lessons' } }]);
});
