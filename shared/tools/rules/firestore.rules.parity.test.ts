import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmulator } from '../backend/emulator.ts';
import { CONTENT_COLLECTIONS } from '../backend/firestore/contentCollections.ts';
import type { FirestoreServer } from '../backend/startBackend.ts';
import { isWithoutEmulator } from '../parity/twoBackends.ts';
import { ASHA, ASHA_FIELDS } from './accessFixtures.ts';
import { tokenOf } from './describeAccess.ts';

const PROJECT = 'demo-rules';
const RULES = readFileSync(new URL('../../firebase/firestore.rules', import.meta.url), 'utf8');

setLogLevel('silent');

/** The main rules by Firebase's own test library and the full SDK; every single case is in `access.*.parity.test.ts`. */
describe.skipIf(isWithoutEmulator())('firestore.rules', () => {
  let server: FirestoreServer;
  let environment: RulesTestEnvironment;
  let visitor: Firestore;
  let asha: Firestore;

  beforeAll(async () => {
    server = await startEmulator({ port: 0, project: PROJECT });
    environment = await initializeTestEnvironment({
      projectId: PROJECT,
      firestore: { host: '127.0.0.1', port: server.port, rules: RULES },
    });
  }, 60_000);
  afterAll(async () => {
    await environment?.cleanup();
    await server?.stop();
  });

  beforeEach(async () => {
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (owner) => {
      const db = owner.firestore() as unknown as Firestore;
      await setDoc(doc(db, 'categories/one'), { categoryName: 'Carpentry' });
      await setDoc(doc(db, 'feed-posts/shown'), { isVisible: true });
      await setDoc(doc(db, 'feed-posts/hidden'), { isVisible: false });
      await setDoc(doc(db, 'users/asha'), ASHA_FIELDS);
    });
    visitor = environment.unauthenticatedContext().firestore() as unknown as Firestore;
    asha = contextOf(60);
  });

  function contextOf(signedInSecondsAgo: number): Firestore {
    const { sub: _sub, ...claims } = tokenOf({ ...ASHA, signedInSecondsAgo });
    return environment
      .authenticatedContext(ASHA.uid, claims as Record<string, unknown>)
      .firestore() as unknown as Firestore;
  }

  it.each(CONTENT_COLLECTIONS)('%s: everyone may read a page, nobody may write', async (name) => {
    await assertSucceeds(getDocs(query(collection(visitor, name), limit(20))));
    await assertFails(getDocs(collection(visitor, name)));
    await assertFails(setDoc(doc(asha, name, 'mine'), { createdAt: serverTimestamp() }));
  });

  it('posts: a query for visible ones is allowed, any other is denied', async () => {
    const posts = collection(visitor, 'feed-posts');
    const shown = await assertSucceeds(getDocs(query(posts, where('isVisible', '==', true), limit(10))));
    expect(shown.docs.map(({ id }) => id)).toEqual(['shown']);
    await assertFails(getDocs(query(posts, limit(10))));
    await assertFails(getDoc(doc(visitor, 'feed-posts/hidden')));
  });

  it('a hidden post and a missing one: the same error', async () => {
    const [hidden, missing] = await Promise.all(
      ['hidden', 'missing'].map((id) =>
        getDoc(doc(visitor, 'feed-posts', id)).catch((error: { code: string }) => error.code),
      ),
    );
    expect(hidden).toBe('permission-denied');
    expect(missing).toBe(hidden);
  });

  it('the query of the feed, newest first: allowed', async () => {
    const newest = query(
      collection(visitor, 'feed-posts'),
      where('isVisible', '==', true),
      orderBy('_createdBy.timestamp', 'desc'),
      limit(10),
    );
    await assertSucceeds(getDocs(newest));
  });

  it('a user document: read by its user only, never listed', async () => {
    await assertSucceeds(getDoc(doc(asha, 'users/asha')));
    await assertFails(getDoc(doc(visitor, 'users/asha')));
    await assertFails(getDoc(doc(asha, 'users/ravi')));
    await assertFails(getDocs(query(collection(asha, 'users'), where('uid', '==', 'asha'), limit(1))));
  });

  it('a returning user: may set the login time to now, and nothing else', async () => {
    await assertSucceeds(updateDoc(doc(asha, 'users/asha'), { lastLogin: serverTimestamp() }));
    await assertFails(updateDoc(doc(asha, 'users/asha'), { lastLogin: new Date(0) }));
    await assertFails(
      updateDoc(doc(asha, 'users/asha'), { createdAt: serverTimestamp(), lastLogin: serverTimestamp() }),
    );
    await assertFails(updateDoc(doc(asha, 'users/asha'), { mobile: '+919800000000', lastLogin: serverTimestamp() }));
  });

  it('a user deletes their document: allowed within five minutes of a sign-in, denied after', async () => {
    await assertFails(deleteDoc(doc(contextOf(301), 'users/asha')));
    await assertSucceeds(deleteDoc(doc(contextOf(290), 'users/asha')));
  });

  it('a path that the rules do not name: denied', async () => {
    await assertFails(getDoc(doc(asha, 'settings/site')));
    await assertFails(setDoc(doc(asha, 'users/asha/private/note'), { text: 'x' }));
  });
});
