import { getApps, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  documentId,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  startAfter,
  terminate,
  type Firestore,
} from 'firebase/firestore/lite';
import type { SiteConfig } from '../../contracts/config.ts';
import { WHOLE_LIST, type Collection } from '../../data/schema/collection.ts';

/** Reads whole collections as every visitor may: by the SDK, a page after the other, each document checked by its schema. */
export interface Database {
  readAll<T>(from: Collection<T>): Promise<T[]>;
  close(): Promise<void>;
}

/** The Firestore of a site: that of this machine where its configuration names one. */
export function openDatabase({ firebase, backend }: SiteConfig): Database {
  const firestore = initializeFirestore(initializeApp(firebase, `index-${getApps().length}`), {});
  const [host, port] = backend?.firestore.split(':') ?? [];
  if (host && port) connectFirestoreEmulator(firestore, host, Number(port));
  return { readAll: (from) => readAll(firestore, from), close: () => terminate(firestore) };
}

async function readAll<T>(firestore: Firestore, from: Collection<T>): Promise<T[]> {
  const items: T[] = [];
  let after: string | undefined;
  for (;;) {
    const { docs } = await getDocs(
      query(
        collection(firestore, from.name),
        orderBy(documentId()),
        ...(after === undefined ? [] : [startAfter(after)]),
        limit(WHOLE_LIST),
      ),
    );
    items.push(...from.parse(docs.map((found) => ({ id: found.id, data: found.data() }))));
    after = docs.at(-1)?.id;
    if (docs.length < WHOLE_LIST || after === undefined) return items;
  }
}
