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
import { contractCase, type ContractCase } from './contractCase.ts';

/** What Firestore can do and the site does not ask: the embedded backend says 501 rather than guess. */
export const unservedCases: readonly ContractCase[] = [
  contractCase('an inequality', (db) => getDocs(query(collection(db, 'c'), where('a', '>', 1)))),
  contractCase('not equal', (db) => getDocs(query(collection(db, 'c'), where('a', '!=', 1)))),
  contractCase('one of a list', (db) => getDocs(query(collection(db, 'c'), where('a', 'in', [1, 2])))),
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
