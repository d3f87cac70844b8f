/** The only importer of firebase/firestore/lite: every read and write of the site passes through here, under a deadline. */
import {
  connectFirestoreEmulator,
  collection,
  deleteDoc,
  doc,
  documentId,
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
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { siteConfig } from '../contracts/siteConfig.ts';
import { firebaseApp } from './app.ts';
import { toBackendError } from './backendError.ts';
import { READ_DEADLINE_MS, USER_WRITE_DEADLINE_MS, withDeadline } from './deadline.ts';

/** Where a page ended: the last document's order value and its id, as JSON so that it can be saved with its page. */
export type Cursor = readonly (
  | string
  | number
  | boolean
  | null
  | { readonly seconds: number; readonly nanoseconds: number }
)[];

/** One page of a collection, as a value. */
export interface PageQuery {
  collection: string;
  where?: readonly (readonly [field: string, value: string | boolean])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit: number;
  after?: Cursor;
}

export interface RawDocument {
  id: string;
  data: unknown;
}

/** A value that the server replaces by its own clock when it writes. */
export const serverNow = serverTimestamp;

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

/** One page of documents. `next` is the cursor of the last document read; absent means there are no more. Throws BackendError. */
export function readPage(pageQuery: PageQuery): Promise<{ documents: RawDocument[]; next?: Cursor }> {
  return attempt(READ_DEADLINE_MS, async () => {
    const { docs } = await getDocs(query(collection(firestore(), pageQuery.collection), ...constraints(pageQuery)));
    const last = docs.at(-1);
    return {
      documents: docs.map((found) => ({ id: found.id, data: found.data() })),
      next: last && docs.length === pageQuery.limit ? cursorOf(last, pageQuery.orderBy?.[0]) : undefined,
    };
  });
}

/** One document, or undefined when there is none. Throws BackendError. */
export function readDocument(name: string, id: string): Promise<RawDocument | undefined> {
  return attempt(READ_DEADLINE_MS, async () => {
    const found = await getDoc(doc(firestore(), name, id));
    return found.exists() ? { id: found.id, data: found.data() } : undefined;
  });
}

/** Writes the fields into the document, keeping those not named; creates it when it is new. Throws BackendError. */
export function setDocument(name: string, id: string, fields: DocumentData): Promise<void> {
  return attempt(USER_WRITE_DEADLINE_MS, () => setDoc(doc(firestore(), name, id), fields, { merge: true }));
}

/** Changes the named fields of an existing document. Throws BackendError. */
export function updateDocument(name: string, id: string, fields: DocumentData): Promise<void> {
  return attempt(USER_WRITE_DEADLINE_MS, () => updateDoc(doc(firestore(), name, id), fields));
}

/** Deletes the document; one that does not exist is no error. Throws BackendError. */
export function deleteDocument(name: string, id: string): Promise<void> {
  return attempt(USER_WRITE_DEADLINE_MS, () => deleteDoc(doc(firestore(), name, id)));
}

async function attempt<T>(deadlineMs: number, call: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(call(), deadlineMs);
  } catch (error) {
    throw toBackendError(error);
  }
}

function constraints(pageQuery: PageQuery): QueryConstraint[] {
  const direction = pageQuery.orderBy?.[1] ?? 'asc';
  return [
    ...(pageQuery.where ?? []).map(([field, value]) => where(field, '==', value)),
    ...(pageQuery.orderBy ? [orderBy(pageQuery.orderBy[0], direction)] : []),
    // The id breaks ties and makes the cursor a plain value instead of a snapshot of the SDK.
    orderBy(documentId(), direction),
    ...(pageQuery.after ? [startAfter(...pageQuery.after.map(fromCursor))] : []),
    limit(pageQuery.limit),
  ];
}

function cursorOf(last: QueryDocumentSnapshot, field: string | undefined): Cursor {
  const value: unknown = field && last.get(field);
  return field ? [toCursor(value), last.id] : [last.id];
}

function toCursor(value: unknown): Cursor[number] {
  if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function fromCursor(value: Cursor[number]): unknown {
  return typeof value === 'object' && value ? new Timestamp(value.seconds, value.nanoseconds) : value;
}
