import { afterEach, expect, test, vi } from 'vitest';

const firebase = vi.hoisted(() => ({ setDoc: vi.fn(), updateDoc: vi.fn(), getDocs: vi.fn() }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  ...firebase,
  initializeFirestore: () => ({}),
  connectFirestoreEmulator: () => {},
  ...Object.fromEntries(['collection', 'doc', 'query'].map((name) => [name, (...parts: unknown[]) => parts.slice(1)])),
  serverTimestamp: () => 'the server’s clock',
}));
afterEach(() => {
  vi.doUnmock('./firestoreSdk.ts');
  vi.resetModules(); // a module that has come, or has failed once, is remembered here too: each test imports its own
});

test('the SDK does not come: the call is unreachable, a preload says nothing, and the next call has it', async () => {
  const { preloadSdk, readPage } = await import('./firestore.ts');
  const query = { collection: 'categories', limit: 1 };
  firebase.getDocs.mockResolvedValue({ docs: [{ id: 'c', data: () => ({ a: 1 }) }] });
  vi.doMock('./firestoreSdk.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(readPage(query)).rejects.toMatchObject({ name: 'BackendError', kind: 'unreachable' });
  await expect(preloadSdk()).resolves.toBeUndefined();
  vi.doUnmock('./firestoreSdk.ts');
  vi.resetModules();
  await expect(readPage(query)).resolves.toEqual({ documents: [{ id: 'c', data: { a: 1 } }], next: ['c'] });
});

test('a field that is serverNow is written with the clock of the server, others as they are', async () => {
  const { serverNow, setDocument, updateDocument } = await import('./firestore.ts');
  const fields = { firstName: 'Asha', lastLogin: serverNow() };
  await setDocument('users', 'u', fields);
  await updateDocument('users', 'u', fields);
  const written = { firstName: 'Asha', lastLogin: 'the server’s clock' };
  expect(firebase.setDoc).toHaveBeenCalledWith(['users', 'u'], written, { merge: true });
  expect(firebase.updateDoc).toHaveBeenCalledWith(['users', 'u'], written);
});
