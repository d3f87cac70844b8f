import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { verifiers, signInWithPhoneNumber } = vi.hoisted(() => ({
  verifiers: [] as { element: object; clear: ReturnType<typeof vi.fn> }[],
  signInWithPhoneNumber: vi.fn(),
}));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  indexedDBLocalPersistence: vi.fn(),
  initializeAuth: () => ({}),
  connectAuthEmulator: () => {},
  signInWithPhoneNumber,
  RecaptchaVerifier: class {
    clear = vi.fn();
    constructor(
      _: unknown,
      readonly element: object,
    ) {
      verifiers.push(this);
    }
  },
}));
vi.mock('./app.ts', () => ({ firebaseApp: () => ({}) }));

const { sendCode } = await import('./auth.ts');

const remove = vi.fn();
beforeEach(() =>
  vi.stubGlobal('document', {
    getElementById: () => null,
    createElement: () => ({ remove }),
    body: { appendChild: (element: object) => element },
  }),
);
afterEach(() => vi.unstubAllGlobals());

test('F45: the bot check fails: its verifier and element are gone, and the next try has its own', async () => {
  signInWithPhoneNumber.mockRejectedValueOnce({ code: 'auth/internal-error' });
  await expect(sendCode('+919876543210')).rejects.toEqual({ code: 'auth/internal-error' });
  signInWithPhoneNumber.mockResolvedValueOnce('confirmation');
  await expect(sendCode('+919876543210')).resolves.toBe('confirmation');
  expect(verifiers).toHaveLength(2);
  expect(verifiers[0]!.element).not.toBe(verifiers[1]!.element);
  for (const { clear } of verifiers) expect(clear).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledTimes(2);
});
