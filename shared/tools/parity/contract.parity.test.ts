import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FirestoreServer } from '../backend/startBackend.ts';
import type { ContractCase } from './contract/contractCase.ts';
import { describeResult } from './contract/describeResult.ts';
import { queryCases } from './contract/queryCases.ts';
import { unservedCases } from './contract/unservedCases.ts';
import { valueCases } from './contract/valueCases.ts';
import { writeCases } from './contract/writeCases.ts';
import { isWithoutJudge, startEmbedded, startTwoBackends, type TwoBackends } from './twoBackends.ts';

const PROJECT = 'demo-contract';

setLogLevel('silent');

/** The real SDK, connected as the owner: rules are the access table's subject. */
function connect(name: string, { port }: FirestoreServer): { app: FirebaseApp; db: Firestore } {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, name);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' });
  return { app, db };
}

/** The result, or the SDK's error code; the sentences of errors are each backend's own. */
async function outcome({ run }: ContractCase, db: Firestore): Promise<unknown> {
  try {
    return describeResult(await run(db));
  } catch (error) {
    return { error: (error as { code?: string }).code ?? String(error) };
  }
}

describe.skipIf(isWithoutJudge())("the embedded backend answers the real SDK as Google's emulator does", () => {
  let backends: TwoBackends;
  let embedded: ReturnType<typeof connect>;
  let emulator: ReturnType<typeof connect>;
  beforeAll(async () => {
    backends = await startTwoBackends(PROJECT);
    embedded = connect('embedded', backends.embedded);
    emulator = connect('emulator', backends.emulator);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([embedded, emulator].map((connection) => connection && deleteApp(connection.app)));
    await backends?.stop();
  });
  beforeEach(() => Promise.all([backends.embedded.clear(), backends.emulator.clear()]));

  it.each([...valueCases, ...writeCases, ...queryCases])('$title', async (contractCase) => {
    const [actual, expected] = await Promise.all([
      outcome(contractCase, embedded.db),
      outcome(contractCase, emulator.db),
    ]);
    expect(actual).toEqual(expected);
  });
});

describe('the embedded backend says that it does not serve', () => {
  let server: FirestoreServer;
  let connection: ReturnType<typeof connect>;
  beforeAll(async () => {
    server = await startEmbedded({ port: 0, project: PROJECT });
    connection = connect('refusals', server);
  });
  afterAll(async () => {
    await deleteApp(connection.app);
    await server.stop();
  });

  it.each(unservedCases)('$title', async (contractCase) => {
    expect(await outcome(contractCase, connection.db)).toEqual({ error: 'unimplemented' });
  });
});
