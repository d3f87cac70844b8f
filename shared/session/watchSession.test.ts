import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '../firebase/auth.ts';
import { createSession } from './session.ts';

const ASHA: SessionUser = { uid: 'asha', mobile: '+919000000000', authTimeMs: 0 };
let onUser = vi.fn<(callback: (user: SessionUser | undefined) => void) => void>();

/** The page of a visitor who was signed in, with a Firebase of which `code` is the file. */
async function startWith(code: () => unknown) {
  vi.doMock('../firebase/auth.ts', code as never);
  const { remembered } = await import('@bazaar/shared/device');
  const { SIGNED_IN_KEY } = await import('../contracts/documentProtocol.ts');
  const { watchSession } = await import('./watchSession.ts');
  remembered(SIGNED_IN_KEY, Boolean).set(true);
  const session = createSession();
  void watchSession(session);
  return session;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  onUser = vi.fn();
});
afterEach(() => vi.useRealTimers());

test('the file of firebase/auth does not come: after 10 s the visitor is shown as signed out', async () => {
  const session = await startWith(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(session.getState()).toEqual({ status: 'unknown' });
  await vi.advanceTimersByTimeAsync(1);
  expect(session.getState()).toEqual({ status: 'anonymous' });
});

test('its storage does not respond: after 10 s the visitor is shown as signed out, and the session is taken when it comes', async () => {
  const session = await startWith(() => ({ onUser }));
  await vi.waitFor(() => expect(onUser).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.getState()).toEqual({ status: 'anonymous' });
  onUser.mock.calls[0]![0](ASHA);
  expect(session.getState()).toEqual({ status: 'signedIn', user: ASHA });
});

test('a session that is known in time: stays', async () => {
  const session = await startWith(() => ({ onUser }));
  await vi.waitFor(() => expect(onUser).toHaveBeenCalled());
  onUser.mock.calls[0]![0](ASHA);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(session.getState()).toEqual({ status: 'signedIn', user: ASHA });
});
