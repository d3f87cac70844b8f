import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  or,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import { DELETED, NOW, type Action, type Write, type Written } from './accessCase.ts';

/** Does with the real SDK what the case tries. Rejects with the SDK's error. */
export async function performAction(db: Firestore, action: Action): Promise<void> {
  switch (action.does) {
    case 'get':
      return void (await getDoc(doc(db, action.path)));
    case 'delete':
      return deleteDoc(doc(db, action.path));
    case 'set':
      return setDoc(doc(db, action.path), sdkFields(action.fields));
    case 'merge':
      return setDoc(doc(db, action.path), sdkFields(action.fields), { merge: true });
    case 'update':
      return updateDoc(doc(db, action.path), sdkFields(action.fields));
    case 'list': {
      const filters = (action.where ?? []).map(([field, value]) => where(field, '==', value));
      const limits = action.limit === undefined ? [] : [limit(action.limit)];
      return void (await getDocs(query(collection(db, action.collection), ...filters, ...limits)));
    }
    case 'listEither': {
      const filters = action.where.map(([field, value]) => where(field, '==', value));
      return void (await getDocs(query(collection(db, action.collection), or(...filters), limit(action.limit))));
    }
    case 'listGroup':
      return void (await getDocs(query(collectionGroup(db, action.collection), limit(action.limit))));
    case 'batch': {
      const batch = writeBatch(db);
      for (const write of action.writes) addWrite(batch, db, write);
      return batch.commit();
    }
    case 'transaction':
      return runTransaction(db, async (transaction) => {
        for (const write of action.writes) addWrite(transaction, db, write);
      });
  }
}

/** What a batch and a transaction have in common. */
interface Writes {
  set(reference: DocumentReference, fields: DocumentData): unknown;
  update(reference: DocumentReference, fields: DocumentData): unknown;
  delete(reference: DocumentReference): unknown;
}

function addWrite(writes: Writes, db: Firestore, write: Write): void {
  const reference = doc(db, write.path);
  if (write.does === 'delete') writes.delete(reference);
  if (write.does === 'set') writes.set(reference, sdkFields(write.fields));
  if (write.does === 'update') writes.update(reference, sdkFields(write.fields));
}

function sdkFields(fields: Written): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === NOW ? serverTimestamp() : value === DELETED ? deleteField() : value,
    ]),
  );
}
