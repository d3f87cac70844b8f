import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  Bytes,
  connectFirestoreEmulator,
  DocumentReference,
  DocumentSnapshot,
  GeoPoint,
  getFirestore,
  QuerySnapshot,
  setLogLevel,
  Timestamp,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FirestoreServer } from '../backend/startBackend.ts';
import { isWithoutEmulator, startTwoBackends, type TwoBackends } from './twoBackends.ts';

/** Calls of Firestore through the real SDK; their result must be the same on every backend. */
export interface ContractCase {
  readonly title: string;
  readonly run: (db: Firestore) => Promise<unknown>;
}

export function contractCase(title: string, run: ContractCase['run']): ContractCase {
  return { title, run };
}

export interface Connection {
  readonly app: FirebaseApp;
  readonly db: Firestore;
}

export const PROJECT = 'demo-contract';

setLogLevel('silent');

/** Runs the cases on the embedded backend and on Google's emulator and compares the results. */
export function describeContract(cases: readonly ContractCase[]): void {
  describe.skipIf(isWithoutEmulator())("the embedded backend and Google's emulator: the same result", () => {
    let backends: TwoBackends;
    let embedded: Connection;
    let emulator: Connection;
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

    it.each(cases)('$title', async (contractCase) => {
      const [actual, expected] = await Promise.all([
        outcomeOf(contractCase, embedded.db),
        outcomeOf(contractCase, emulator.db),
      ]);
      expect(actual).toEqual(expected);
    });
  });
}

/** The real SDK, connected as the owner: the rules have tests of their own. */
export function connect(name: string, { port }: FirestoreServer): Connection {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, name);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' });
  return { app, db };
}

/** The result, or the SDK's error code; the sentences of errors are each backend's own. */
export async function outcomeOf({ run }: ContractCase, db: Firestore): Promise<unknown> {
  try {
    return plainDataOf(await run(db));
  } catch (error) {
    return { error: (error as { code?: string }).code ?? String(error) };
  }
}

/** Any result of the SDK as plain data that two backends can be compared by. */
function plainDataOf(result: unknown): unknown {
  if (result instanceof QuerySnapshot) return result.docs.map(plainDataOf);
  if (result instanceof DocumentSnapshot)
    return { [result.ref.path]: result.exists() ? plainDataOf(result.data()) : 'missing' };
  if (result instanceof Timestamp)
    return isServerTime(result) ? 'server time' : { timestamp: [result.seconds, result.nanoseconds] };
  if (result instanceof GeoPoint) return { geoPoint: [result.latitude, result.longitude] };
  if (result instanceof Bytes) return { bytes: result.toBase64() };
  if (result instanceof DocumentReference) return { reference: result.path };
  if (typeof result === 'number') return Number.isFinite(result) ? result : String(result);
  if (Array.isArray(result)) return result.map(plainDataOf);
  if (typeof result === 'object' && result !== null) {
    const entries = Object.entries(result).map(([name, value]) => [name, plainDataOf(value)] as const);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
  return result;
}

/** The times that the cases write themselves are older than 2025. */
function isServerTime({ seconds }: Timestamp): boolean {
  return seconds > Date.UTC(2025, 0) / 1000;
}
