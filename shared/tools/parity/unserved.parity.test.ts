import { deleteApp } from 'firebase/app';
import {
  arrayUnion,
  collection,
  collectionGroup,
  doc,
  getCount,
  getDocs,
  increment,
  or,
  query,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirestoreServer } from '../backend/startBackend.ts';
import { connect, contractCase, outcomeOf, PROJECT, type Connection, type ContractCase } from './describeContract.ts';
import { startEmbedded } from './twoBackends.ts';

/** The requests that Firestore can serve and the site does not use: the embedded backend responds with 501 rather than guess. */
const unservedCases: readonly ContractCase[] = [
  contractCase('an inequality', (db) => getDocs(query(collection(db, 'c'), where('a', '>', 1)))),
  contractCase('not equal', (db) => getDocs(query(collection(db, 'c'), where('a', '!=', 1)))),
  contractCase('none of a list', (db) => getDocs(query(collection(db, 'c'), where('a', 'not-in', [1, 2])))),
  contractCase('a list that contains', (db) => getDocs(query(collection(db, 'c'), where('a', 'array-contains', 1)))),
  contractCase('not null', (db) => getDocs(query(collection(db, 'c'), where('a', '!=', null)))),
  contractCase('either of two filters', (db) =>
    getDocs(query(collection(db, 'c'), or(where('a', '==', 1), where('a', '==', 2)))),
  ),
  contractCase('a collection group', (db) => getDocs(collectionGroup(db, 'c'))),
  contractCase('a count', (db) => getCount(collection(db, 'c'))),
  contractCase('an increment', (db) => updateDoc(doc(db, 'c/one'), { a: increment(1) })),
  contractCase('a union of lists', (db) => updateDoc(doc(db, 'c/one'), { a: arrayUnion(1) })),
  contractCase('two writes of one document in a batch', (db) =>
    writeBatch(db).set(doc(db, 'c/one'), { a: 1 }).delete(doc(db, 'c/one')).commit(),
  ),
];

describe('a call that the embedded backend does not serve: unimplemented', () => {
  let server: FirestoreServer;
  let connection: Connection;
  beforeAll(async () => {
    server = await startEmbedded({ port: 0, project: PROJECT });
    connection = connect('unserved', server);
  });
  afterAll(async () => {
    await deleteApp(connection.app);
    await server.stop();
  });

  it.each(unservedCases)('$title', async (contractCase) => {
    expect(await outcomeOf(contractCase, connection.db)).toEqual({ error: 'unimplemented' });
  });
});
