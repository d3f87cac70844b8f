import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAccountHere, isRecent, resumeDeletion } from './account.ts';
import { begunDeletion } from './begunDeletion.ts';

const never = () => new Promise<never>(() => {});
const { loadAuth } = vi.hoisted(() => ({ loadAuth: vi.fn() }));
vi.mock('./session.ts', () => ({ loadAuth }));
const account = vi.hoisted(() => ({
  retention: 'atOnce',
  hasUser: vi.fn(),
  deleteUser: vi.fn(),
  sealUser: vi.fn(),
  deleteProgress: vi.fn(),
  deleteCollection: vi.fn(),
}));
const RETENTIONS = ['atOnce', 'sealedYear'];
beforeEach(() => {
  account.retention = 'atOnce';
  vi.clearAllMocks();
});
vi.mock('@bazaar/shared/data/users', () => ({ deleteUser: account.deleteUser, hasUser: account.hasUser }));
vi.mock('@bazaar/shared/data/sealed', () => ({ sealUser: account.sealUser }));
vi.mock('@bazaar/shared/contracts/retention', () => ({ retentionIn: () => account.retention }));
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
/** Signed in recently, at whatever time. */
const RECENT = { ...ASHA, authTimeMs: Infinity };

test('retention at once: the document is deleted, nothing is sealed', async () => {
  loadAuth.mockResolvedValue({ deleteAccount: async () => {} });
  expect(await deleteAccountHere(RECENT)).toBe('deleted');
  expect(account.deleteUser).toHaveBeenCalledExactlyOnceWith('asha');
  expect(account.sealUser).not.toHaveBeenCalled();
});

test('retention a sealed year: the document is sealed first, by the time that the sign-in has with the server; then the rest goes', async () => {
  account.retention = 'sealedYear';
  const deleteAccount = vi.fn(async () => {});
  loadAuth.mockResolvedValue({ deleteAccount, signedInAtMs: async () => 7_000 });
  expect(await deleteAccountHere(RECENT)).toBe('deleted');
  expect(account.sealUser).toHaveBeenCalledExactlyOnceWith('asha', 7_000);
  expect(account.deleteUser).not.toHaveBeenCalled();
  const steps = [account.sealUser, account.deleteProgress, account.deleteCollection, deleteAccount];
  const order = steps.map(({ mock }) => mock.invocationCallOrder[0]);
  expect(order).toEqual([...order].sort((a, b) => a! - b!));
});

test('the document cannot be sealed: nothing is deleted', async () => {
  account.retention = 'sealedYear';
  account.sealUser.mockRejectedValueOnce(new Error('no network'));
  const deleteAccount = vi.fn(async () => {});
  loadAuth.mockResolvedValue({ deleteAccount, signedInAtMs: async () => 7_000 });
  await expect(deleteAccountHere(RECENT)).rejects.toThrow('no network');
  for (const each of [account.deleteUser, account.deleteProgress, account.deleteCollection, deleteAccount])
    expect(each).not.toHaveBeenCalled();
});

test.each(RETENTIONS)(
  'a deletion that was interrupted, retention %s: the next visit deletes what is left, and the account; nothing is sealed a second time',
  async (retention) => {
    account.retention = retention;
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
    expect(account.sealUser).not.toHaveBeenCalled();
  },
);

test('a deletion that was interrupted long ago: the data is deleted, the number needs a sign-in', async () => {
  account.hasUser.mockResolvedValue(false);
  loadAuth.mockResolvedValue({ deleteAccount: () => Promise.reject({ code: 'auth/requires-recent-login' }) });
  expect(await resumeDeletion(ASHA)).toBe('dataDeleted');
});

test('the account has its document: nothing is deleted, and no later visit tries', async () => {
  begunDeletion.set('asha');
  account.hasUser.mockResolvedValue(true);
  expect(await resumeDeletion(ASHA)).toBe('none');
  expect(account.deleteProgress).not.toHaveBeenCalled();
  expect(begunDeletion.get()).toBeUndefined();
});
