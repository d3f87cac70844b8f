import { expect, test, vi } from 'vitest';
import { deleteAccountHere, isRecent } from './account.ts';

const never = () => new Promise<never>(() => {});
const { loadAuth } = vi.hoisted(() => ({ loadAuth: vi.fn() }));
vi.mock('../session/session.ts', () => ({ loadAuth }));
vi.mock('@bazaar/shared/data/users', () => ({ deleteUser: async () => {} }));
vi.mock('@bazaar/shared/progress/account', () => ({ deleteProgress: async () => {} }));
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
