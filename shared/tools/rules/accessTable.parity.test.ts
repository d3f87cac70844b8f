import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmulator } from '../backend/emulator.ts';
import type { FirestoreServer } from '../backend/startBackend.ts';
import { isWithoutJudge, startEmbedded } from '../parity/twoBackends.ts';
import { seedDocuments } from '../backend/seedDocuments.ts';
import type { AccessCase } from './accessCase.ts';
import { accessTable } from './accessTable.ts';
import { WORLD } from './accessWorld.ts';
import { performAction } from './performAction.ts';
import { tokenOf } from './tokenOf.ts';

const PROJECT = 'demo-access';
const denials = accessTable.filter(({ expected }) => expected === 'denied').length;
const allowances = accessTable.length - denials;

setLogLevel('silent');

describe('the access table', () => {
  it(`has at least 180 attacks and 60 allowed twins, each once (${denials} and ${allowances})`, () => {
    expect(denials).toBeGreaterThanOrEqual(180);
    expect(allowances).toBeGreaterThanOrEqual(60);
    expect(new Set(accessTable.map(({ title }) => title)).size).toBe(accessTable.length);
  });
});

const BACKENDS = [
  { name: 'policy.ts on the embedded backend', start: startEmbedded, isSkipped: false, isEmbedded: true },
  {
    name: "firestore.rules on Google's emulator",
    start: startEmulator,
    isSkipped: isWithoutJudge(),
    isEmbedded: false,
  },
];

describe.each(BACKENDS)('$name', ({ start, isSkipped, isEmbedded }) => {
  describe.skipIf(isSkipped)('holds the access table', () => {
    let server: FirestoreServer;
    beforeAll(async () => {
      server = await start({ port: 0, project: PROJECT });
    }, 60_000);
    afterAll(() => server?.stop());
    beforeEach(async () => {
      await server.clear();
      await seedDocuments(`http://127.0.0.1:${server.port}`, WORLD, PROJECT);
    });

    it.each(accessTable)('$expected: $title', async (accessCase) => {
      const isRefusedWhole = isEmbedded && accessCase.isUnserved;
      const expected =
        accessCase.expected === 'allowed' ? 'allowed' : isRefusedWhole ? 'unimplemented' : 'permission-denied';
      expect(await outcomeOf(accessCase, server.port)).toBe(expected);
    });
  });
});

/** 'allowed', or the code of the SDK's error. */
async function outcomeOf({ as, action }: AccessCase, port: number): Promise<string> {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, 'case');
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, as ? { mockUserToken: tokenOf(as) } : {});
  try {
    await performAction(db, action);
    return 'allowed';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await deleteApp(app);
  }
}
