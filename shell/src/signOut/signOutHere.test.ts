import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signOutHere } from './signOutHere.ts';

const never = () => new Promise<never>(() => {});
const { loadAuth } = vi.hoisted(() => ({ loadAuth: vi.fn() }));
vi.mock('../session/session.ts', () => ({ loadAuth, session: { getState: () => ({ status: 'unknown' }) } }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['the code of firebase/auth does not come', never],
  ['its storage does not respond', async () => ({ signOut: never })],
])('%s: the sign-out fails after 10 s', async (_, load) => {
  loadAuth.mockImplementation(load);
  const failed = expect(signOutHere({ keepsLessons: false })).rejects.toMatchObject({ kind: 'timedOut' });
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
});
