import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type Timestamp,
} from 'firebase/firestore/lite';
import { contractCase, describeContract, type ContractCase } from './describeContract.ts';

const START = { a: 1, m: { x: 1, y: { z: 2 } }, list: [1, 2], text: 't' };

/** A document is there; then `change` happens to it, and what then remains is the result. */
function changed(title: string, change: (db: Firestore) => Promise<unknown>): ContractCase {
  return contractCase(title, async (db) => {
    await setDoc(doc(db, 'c/one'), START);
    await change(db);
    return getDoc(doc(db, 'c/one'));
  });
}

function merged(title: string, fields: DocumentData): ContractCase {
  return changed(`merge: ${title}`, (db) => setDoc(doc(db, 'c/one'), fields, { merge: true }));
}

function updated(title: string, fields: DocumentData): ContractCase {
  return changed(`update: ${title}`, (db) => updateDoc(doc(db, 'c/one'), fields));
}

describeContract([
  changed('set replaces everything', (db) => setDoc(doc(db, 'c/one'), { b: 2 })),
  changed('set with nothing leaves an empty document', (db) => setDoc(doc(db, 'c/one'), {})),
  merged('adds a field', { b: 2 }),
  merged('changes fields inside maps', { m: { y: { w: 3 } } }),
  merged('an empty map empties the map', { m: {} }),
  merged('an empty map below', { m: { y: {} } }),
  merged('a list is replaced', { list: [3] }),
  merged('a text becomes a map', { text: { deep: { er: 1 } } }),
  merged('a map becomes a text', { m: 'flat' }),
  merged('deletes a field', { a: deleteField() }),
  merged('deletes a field inside a map', { m: { x: deleteField() } }),
  merged('deletes a field that is missing', { none: deleteField() }),
  merged('sets the server’s time inside a map', { m: { at: serverTimestamp() } }),
  merged('nothing', {}),
  contractCase('merge creates a document', async (db) => {
    await setDoc(doc(db, 'c/new'), { a: 1, m: { x: serverTimestamp() } }, { merge: true });
    return getDoc(doc(db, 'c/new'));
  }),
  changed('merge of named fields leaves the others of the data out', (db) =>
    setDoc(doc(db, 'c/one'), { a: 9, text: 'new', m: { x: 9 } }, { mergeFields: ['a', 'm.x'] }),
  ),

  updated('changes a field', { a: 2 }),
  updated('replaces a map', { m: { q: 1 } }),
  updated('a dotted name changes a field inside a map', { 'm.y.z': 3 }),
  updated('a dotted name through a text makes maps', { 'text.deep.er': 3 }),
  updated('a dotted name through nothing makes maps', { 'new.deep.er': 3 }),
  updated('deletes by a dotted name', { 'm.y.z': deleteField() }),
  updated('deletes through a text', { 'text.deep': deleteField() }),
  updated('server times at several paths', {
    at: serverTimestamp(),
    'm.at': serverTimestamp(),
    'n.o.at': serverTimestamp(),
  }),
  contractCase('update of a missing document is not-found', (db) => updateDoc(doc(db, 'c/none'), { a: 1 })),

  changed('delete removes', (db) => deleteDoc(doc(db, 'c/one'))),
  contractCase('delete of a missing document succeeds', (db) => deleteDoc(doc(db, 'c/none'))),
  contractCase('add makes a new id', async (db) => {
    const added = await addDoc(collection(db, 'c'), { a: 1 });
    return [added.id.length, (await getDocs(collection(db, 'c'))).size];
  }),
  contractCase('a deleted document that is merged has only the new fields', async (db) => {
    await setDoc(doc(db, 'c/one'), START);
    await deleteDoc(doc(db, 'c/one'));
    await setDoc(doc(db, 'c/one'), { b: 1 }, { merge: true });
    return getDoc(doc(db, 'c/one'));
  }),
  contractCase('a subcollection outlives its document', async (db) => {
    await setDoc(doc(db, 'c/one/below/two'), { a: 1 });
    await setDoc(doc(db, 'c/one'), START);
    await deleteDoc(doc(db, 'c/one'));
    return [
      await getDoc(doc(db, 'c/one/below/two')),
      await getDocs(collection(db, 'c')),
      await getDocs(collection(db, 'c/one/below')),
    ];
  }),

  contractCase('a batch does all its writes', async (db) => {
    await setDoc(doc(db, 'c/old'), START);
    const batch = writeBatch(db);
    batch.set(doc(db, 'c/one'), { a: 1 });
    batch.set(doc(db, 'c/two'), { m: { x: 1 } }, { merge: true });
    batch.update(doc(db, 'c/old'), { 'm.x': 5 });
    batch.delete(doc(db, 'c/gone'));
    await batch.commit();
    return getDocs(collection(db, 'c'));
  }),
  contractCase('a batch that fails does nothing', async (db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'c/one'), { a: 1 });
    batch.update(doc(db, 'c/none'), { a: 1 });
    const code = await batch.commit().catch((error: { code: string }) => error.code);
    return [code, await getDocs(collection(db, 'c'))];
  }),
  contractCase('server times of one batch are equal', async (db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'c/one'), { at: serverTimestamp() });
    batch.set(doc(db, 'c/two'), { deep: { at: serverTimestamp() } });
    await batch.commit();
    const [one, two] = await Promise.all([getDoc(doc(db, 'c/one')), getDoc(doc(db, 'c/two'))]);
    const [first, second] = [one.get('at'), two.get('deep.at')] as [Timestamp, Timestamp];
    return [first.isEqual(second), Math.abs(first.toMillis() - Date.now()) < 60_000];
  }),
  contractCase('a server time replaces the field of the same name', async (db) => {
    await setDoc(doc(db, 'c/one'), { a: serverTimestamp(), b: { c: serverTimestamp(), d: 1 } });
    return getDoc(doc(db, 'c/one'));
  }),

  contractCase('a transaction reads, then writes', async (db) => {
    await setDoc(doc(db, 'c/one'), START);
    await runTransaction(db, async (transaction) => {
      const { a } = (await transaction.get(doc(db, 'c/one'))).data() as { a: number };
      transaction.update(doc(db, 'c/one'), { a: a + 1 });
      transaction.set(doc(db, 'c/two'), { from: a });
    });
    return getDocs(collection(db, 'c'));
  }),
  contractCase('a transaction over a document that changed meanwhile is tried again', async (db) => {
    await setDoc(doc(db, 'c/one'), START);
    let tries = 0;
    await runTransaction(db, async (transaction) => {
      const { a } = (await transaction.get(doc(db, 'c/one'))).data() as { a: number };
      if ((tries += 1) === 1) await updateDoc(doc(db, 'c/one'), { a: 10 });
      transaction.update(doc(db, 'c/one'), { a: a + 1 });
    });
    return [tries, await getDoc(doc(db, 'c/one'))];
  }),
  contractCase('a transaction creates what it saw missing', async (db) => {
    await runTransaction(db, async (transaction) => {
      if (!(await transaction.get(doc(db, 'c/new'))).exists()) transaction.set(doc(db, 'c/new'), { a: 1 });
    });
    return getDoc(doc(db, 'c/new'));
  }),
  contractCase('a transaction that throws writes nothing', async (db) => {
    const refused = runTransaction(db, async (transaction) => {
      transaction.set(doc(db, 'c/new'), { a: 1 });
      throw new Error('no');
    });
    return [await refused.catch((error: Error) => error.message), await getDoc(doc(db, 'c/new'))];
  }),
]);
