import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  type DocumentData,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';

/** The user who tries; absent fields are those of an ordinary phone sign-in of a minute ago. */
export interface Person {
  readonly uid: string;
  /** null: the token has no phone number. */
  readonly phoneNumber?: string | null;
  readonly provider?: string;
  /** Seconds since the one-time code was confirmed; null: the token has no auth_time. */
  readonly signedInSecondsAgo?: number | null;
}

/** A request that someone tries, with the real SDK. */
export type Action = (db: Firestore) => Promise<unknown>;

export interface AccessCase {
  readonly title: string;
  /** Absent: nobody is signed in. */
  readonly as?: Person;
  readonly action: Action;
  readonly expected: 'allowed' | 'denied';
  /** The embedded backend refuses the whole kind of call, so it cannot deny this one. */
  readonly isUnserved?: boolean;
}

export function allowed(title: string, as: Person | undefined, action: Action): AccessCase {
  return { title, as, action, expected: 'allowed' };
}

export function denied(title: string, as: Person | undefined, action: Action): AccessCase {
  return { title, as, action, expected: 'denied' };
}

/** A call that is denied by the rules and not served by the embedded backend. */
export function deniedUnserved(title: string, as: Person | undefined, action: Action): AccessCase {
  return { ...denied(title, as, action), isUnserved: true };
}

export const get =
  (path: string): Action =>
  (db) =>
    getDoc(doc(db, path));

export const list =
  (path: string, ...constraints: QueryConstraint[]): Action =>
  (db) =>
    getDocs(query(collection(db, path), ...constraints));

export const set =
  (path: string, fields: DocumentData): Action =>
  (db) =>
    setDoc(doc(db, path), fields);

export const merge =
  (path: string, fields: DocumentData): Action =>
  (db) =>
    setDoc(doc(db, path), fields, { merge: true });

export const update =
  (path: string, fields: DocumentData): Action =>
  (db) =>
    updateDoc(doc(db, path), fields);

export const remove =
  (path: string): Action =>
  (db) =>
    deleteDoc(doc(db, path));

/** One after the other. */
export const inTurn =
  (first: Action, second: Action): Action =>
  async (db) => {
    await first(db);
    return second(db);
  };
