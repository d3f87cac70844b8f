import { expect, test, vi } from 'vitest';
import { deleteAccountHere, isRecent, resumeDeletion } from './account.ts';
import { begunDeletion } from './begunDeletion.ts';

const never = () => new Promise<never>(() => {});
const { loadAuth } = vi.hoisted(() => ({ loadAuth: vi.fn() }));
vi.mock('./session.ts', () => ({ loadAuth }));
const account = vi.hoisted(() => ({ hasUser: vi.fn(), deleteProgress: vi.fn(), deleteCollection: vi.fn() }));
vi.mock('@bazaar/shared/data/users', () => ({ deleteUser: async () => {}, hasUser: account.hasUser }));
vi.mock('@bazaar/shared/data/deleteCollection', () => ({ deleteCollection: account.deleteCollection }));
vi.mock('@bazaar/shared/progress/account', () => ({ deleteProgress: account.deleteProgress }));
vi.mock('@bazaar/shared/saved/cleanup', () => ({ restoreReserved: async () => false }));
vi.mock('../watching/followLearner.ts', () => ({ withoutFollowing: (work: () => Promise<void>) => work() }));

test('a sign-in is recent for five minutes', () => {
  expect(isRecent(0, 4 * 60_000 + 59_000)).toBe(true);
  expect(isRecent(0, 5 * 60_000 + 1_000)).toBe(false);
});

test.each([
  ['the code of firebase/auth does not come', never],
  ['the deletion gets no response', async () => ({ deleteAccount: never })],
])('%s: the deletion fails after 10 s', async (_, load) => {
  vi.useFakeTimers({ now: 0 });
  loadAuth.mockImplementation(load);
  const failed = expect(deleteAccountHere({ uid: 'asha', mobile: '', authTimeMs: 0 })).rejects.toMatchObject({
    kind: 'timedOut',
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  vi.useRealTimers();
});

const ASHA = { uid: 'asha', mobile: '', authTimeMs: 0 };

test('a deletion that was interrupted: the next visit deletes what is left, and the account', async () => {
  begunDeletion.set('asha');
  account.hasUser.mockResolvedValue(false);
  const deleteAccount = vi.fn(async () => {});
  loadAuth.mockResolvedValue({ deleteAccount });
  expect(await resumeDeletion(ASHA)).toBe('deleted');
  expect([account.deleteProgress, account.deleteCollection].map((each) => each.mock.lastCall)).toEqual([
    ['asha'],
    ['users/asha/consents'],
  ]);
  expect(deleteAccount).toHaveBeenCalledOnce();
});

test('a deletion that was interrupted long ago: the data is deleted, the number needs a sign-in', async () => {
  account.hasUser.mockResolvedValue(false);
  loadAuth.mockResolvedValue({ deleteAccount: () => Promise.reject({ code: 'auth/requires-recent-login' }) });
  expect(await resumeDeletion(ASHA)).toBe('dataDeleted');
});

test('the account has its document: nothing is deleted, and no later visit tries', async () => {
  begunDeletion.set('asha');
  account.hasUser.mockResolvedValue(true);
  account.deleteProgress.mockClear();
  expect(await resumeDeletion(ASHA)).toBe('none');
  expect(account.deleteProgress).not.toHaveBeenCalled();
  expect(begunDeletion.get()).toBeUndefined();
});
