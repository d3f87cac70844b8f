import fc from 'fast-check';
import { deleteApp } from 'firebase/app';
import {
  collection,
  doc,
  getDocs,
  orderBy,
  query,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodePage } from './restValues.ts';
import { runEarlyReads } from '../testing/runEarlyReads.ts';
import { startEmulator } from '../tools/backend/emulator.ts';
import type { FirestoreServer, StartFirestore } from '../tools/backend/startBackend.ts';
import { connect, PROJECT, type Connection } from '../tools/parity/describeContract.ts';
import { isWithoutEmulator, startEmbedded } from '../tools/parity/twoBackends.ts';

/** A list of the site's may be as long. */
const DOCUMENTS = 100;
const ROUNDS = 3;

/** Every type of value that a collection of the site has, as the SDK writes it. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.maxSafeInteger(),
    fc.double().map((double) => double + 0), // Firestore does not store the sign of zero
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.integer({ min: 0, max: 999_999 }))
      .map(([seconds, micros]) => new Timestamp(seconds, micros * 1000)),
    // No array lies in another.
    fc.array(tie('map'), { maxLength: 3 }),
    tie('map'),
  ),
  map: fc.dictionary(fc.stringMatching(/^[A-Za-z][\w ]{0,8}$/), tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));

function plain(data: unknown): unknown {
  if (data instanceof Timestamp) return { seconds: data.seconds, nanoseconds: data.nanoseconds };
  if (Array.isArray(data)) return data.map(plain);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, plain(one)]));
}

async function write(db: Firestore, documents: readonly object[]): Promise<void> {
  const batch = writeBatch(db);
  for (const [index, fields] of documents.entries()) batch.set(doc(db, 'stories', `s-${index}`), { ...fields, index });
  await batch.commit();
}

const networkFetch = fetch;

/** Reads the collection as the document does. */
async function readEarly({ port }: FirestoreServer): Promise<unknown> {
  const read = { collection: 'stories', orderBy: ['index', 'desc'], limit: DOCUMENTS } as const;
  const database = `http://127.0.0.1:${port}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const { reads } = runEarlyReads([{ pattern: '/stories', reads: [read] }], '/stories', {
    database,
    // The emulator has the rules of no project: as the owner.
    fetch: (url, options) => networkFetch(url, { ...options, headers: { authorization: 'Bearer owner' } }),
  });
  return [...reads.values()][0];
}

describe.each<[string, StartFirestore, boolean]>([
  ['the embedded backend', startEmbedded, false],
  ["Google's emulator", startEmulator, isWithoutEmulator()],
])('%s', (_, start, isSkipped) => {
  let server: FirestoreServer;
  let connection: Connection;
  beforeAll(async () => {
    if (isSkipped) return;
    server = await start({ port: 0, project: PROJECT });
    connection = connect('early reads', server);
  }, 60_000);
  afterAll(async () => {
    if (connection) await deleteApp(connection.app);
    await server?.stop();
  });

  test.skipIf(isSkipped)('documents that are read early are those that the SDK reads, in its order', async () => {
    for (const documents of fc.sample(
      fc.array(fc.dictionary(fc.constantFrom(...'abc'), value), { minLength: DOCUMENTS, maxLength: DOCUMENTS }),
      ROUNDS,
    )) {
      await write(connection.db, documents);
      const { docs } = await getDocs(query(collection(connection.db, 'stories'), orderBy('index', 'desc')));
      const expected = docs.map((found) => ({ id: found.id, data: plain(found.data()) }));
      expect(decodePage(await readEarly(server))).toEqual(expected);
      expect(expected).toHaveLength(DOCUMENTS);
    }
  });
});
