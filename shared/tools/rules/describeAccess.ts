import type { EmulatorMockTokenOptions } from '@firebase/util';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmulator } from '../backend/emulator.ts';
import { seedDocuments } from '../backend/seedDocuments.ts';
import type { FirestoreServer } from '../backend/startBackend.ts';
import { isWithoutEmulator, startEmbedded } from '../parity/twoBackends.ts';
import type { AccessCase, Person } from './accessCase.ts';
import { DOCUMENTS } from './accessFixtures.ts';

const PROJECT = 'demo-access';

setLogLevel('silent');

/** Runs the cases against `firestore.rules` and against `policy.ts`, the embedded backend's copy of them. */
export function describeAccess(cases: readonly AccessCase[], atLeast: { denied: number; allowed: number }): void {
  const deniedCount = cases.filter(({ expected }) => expected === 'denied').length;

  it(`at least ${atLeast.denied} denied and ${atLeast.allowed} allowed cases, each once`, () => {
    expect(deniedCount).toBeGreaterThanOrEqual(atLeast.denied);
    expect(cases.length - deniedCount).toBeGreaterThanOrEqual(atLeast.allowed);
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
  });

  describe.each([
    { name: 'policy.ts on the embedded backend', start: startEmbedded, isSkipped: false, isEmbedded: true },
    {
      name: "firestore.rules on Google's emulator",
      start: startEmulator,
      isSkipped: isWithoutEmulator(),
      isEmbedded: false,
    },
  ])('$name', ({ start, isSkipped, isEmbedded }) => {
    describe.skipIf(isSkipped)('access', () => {
      let server: FirestoreServer;
      beforeAll(async () => {
        server = await start({ port: 0, project: PROJECT });
      }, 60_000);
      afterAll(() => server?.stop());
      beforeEach(async () => {
        await server.clear();
        await seedDocuments(`http://127.0.0.1:${server.port}`, DOCUMENTS, PROJECT);
      }, 60_000);

      it.each(cases)('$title: $expected', async (accessCase) => {
        const deniedCode = isEmbedded && accessCase.isUnserved ? 'unimplemented' : 'permission-denied';
        const expected = accessCase.expected === 'allowed' ? 'allowed' : deniedCode;
        expect(await outcomeOf(accessCase, server.port)).toBe(expected);
      });
    });
  });
}

/** 'allowed', or the code of the SDK's error. */
async function outcomeOf({ as, action }: AccessCase, port: number): Promise<string> {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, 'case');
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, as ? { mockUserToken: tokenOf(as) } : {});
  try {
    await action(db);
    return 'allowed';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await deleteApp(app);
  }
}

/** The claims of a person's ID token, as phone sign-in issues them. */
export function tokenOf(person: Person): EmulatorMockTokenOptions {
  const { uid, phoneNumber, provider = 'phone', signedInSecondsAgo = 60 } = person;
  const nowSeconds = Math.floor(Date.now() / 1000);
  return {
    sub: uid,
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    // The SDK would put in a time of its own for an absent one.
    auth_time: signedInSecondsAgo === null ? (null as unknown as number) : nowSeconds - signedInSecondsAgo,
    firebase: { sign_in_provider: provider as 'phone', identities: {} },
    phone_number: phoneNumber ?? undefined,
  };
}
