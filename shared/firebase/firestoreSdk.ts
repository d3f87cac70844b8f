/** The calls of firebase/firestore/lite, loaded by firestore.ts when a call first needs it. Throws the SDK's errors. */
import {
  connectFirestoreEmulator,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { siteConfig } from '../contracts/siteConfig.ts';
import { firebaseApp } from './app.ts';
import { nextOf, orderOf, startOf } from './cursor.ts';
import type { DocumentPage, Fields, PageQuery, RawDocument } from './firestore.ts';
import { fromCursor, toStored } from './storedValues.ts';

let database: Firestore | undefined;

function firestore(): Firestore {
  if (database) return database;
  setLogLevel('silent'); // the SDK logs every failed request; screens say it in the reader's words instead
  // Not getFirestore(): that would look for the host of an emulator in a cookie.
  database = initializeFirestore(firebaseApp(), {});
  const backend = siteConfig().backend;
  if (import.meta.env.MODE !== 'production' && backend) {
    const [host = 'localhost', port = '8080'] = backend.firestore.split(':');
    connectFirestoreEmulator(database, host, Number(port));
  }
  return database;
}

export async function readPage(pageQuery: PageQuery): Promise<DocumentPage> {
  const { docs } = await getDocs(query(collection(firestore(), pageQuery.collection), ...constraints(pageQuery)));
  const documents = docs.map((found) => ({ id: found.id, data: found.data() }));
  const stored = pageQuery.orderBy && toStored(docs.at(-1)?.get(pageQuery.orderBy[0]));
  return { documents, next: nextOf(documents, pageQuery, stored) };
}

export async function readDocument(name: string, id: string): Promise<RawDocument | undefined> {
  const found = await getDoc(doc(firestore(), name, id));
  return found.exists() ? { id: found.id, data: found.data() } : undefined;
}

export const setDocument = (name: string, id: string, fields: Fields, serverNow: unknown): Promise<void> =>
  setDoc(doc(firestore(), name, id), withServerTime(fields, serverNow), { merge: true });

export const updateDocument = (name: string, id: string, fields: Fields, serverNow: unknown): Promise<void> =>
  updateDoc(doc(firestore(), name, id), withServerTime(fields, serverNow));

export const deleteDocument = (name: string, id: string): Promise<void> => deleteDoc(doc(firestore(), name, id));

export function deleteDocuments(name: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const id of ids) batch.delete(doc(firestore(), name, id));
  return batch.commit();
}

export async function moveDocument(
  name: string,
  id: string,
  into: string,
  fieldsOf: (data: unknown) => Fields,
  serverNow: unknown,
): Promise<void> {
  const from = doc(firestore(), name, id);
  const found = await getDoc(from);
  if (!found.exists()) return;
  const batch = writeBatch(firestore());
  batch.set(doc(collection(firestore(), into)), withServerTime(fieldsOf(found.data()), serverNow));
  batch.delete(from);
  await batch.commit();
}

/** `serverNow`: what stands for the clock of the server. */
const withServerTime = (fields: Fields, serverNow: unknown) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === serverNow ? serverTimestamp() : value]),
  );

function constraints(pageQuery: PageQuery): QueryConstraint[] {
  const start = startOf(pageQuery);
  return [
    ...(pageQuery.where ?? []).map(([field, value]) => where(field, typeof value === 'object' ? 'in' : '==', value)),
    ...orderOf(pageQuery).map(([field, direction]) => orderBy(field, direction)),
    ...(start ? [startAfter(...start.map(fromCursor))] : []),
    limit(pageQuery.limit),
  ];
}
