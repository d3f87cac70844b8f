import { readFileSync } from 'node:fs';
// oxlint-disable-next-line no-restricted-imports -- each test is another page: the app of the page before is deleted
import { deleteApp, getApps } from 'firebase/app';
// oxlint-disable-next-line no-restricted-imports -- its connection gets the token of a user
import type * as FirestoreLite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EXISTING_MOBILE, EXISTING_USERS } from '../testing/existingUsers.ts';
import { rootOf } from '../tools/backend/firestore/document.ts';
import { restFields, seedDocuments } from '../tools/backend/seedDocuments.ts';
import type { FirestoreServer } from '../tools/backend/startBackend.ts';
import { startEmbedded } from '../tools/parity/twoBackends.ts';
import { tokenOf } from '../tools/rules/describeAccess.ts';

const PROJECT = 'demo-bazaar';
const CONSENT = { version: '2026-11-29', language: 'hi', isAdult: true, at: new Date('2026-12-01T10:00:00.123Z') };

const { fieldOverrides: FIELD_OVERRIDES } = JSON.parse(
  readFileSync(new URL('../firebase/firestore.indexes.json', import.meta.url), 'utf8'),
) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl: boolean }[] };

let server: FirestoreServer;
let token: ReturnType<typeof tokenOf>;

vi.mock('firebase/firestore/lite', async (load) => {
  const sdk = await load<typeof FirestoreLite>();
  const connectFirestoreEmulator: typeof sdk.connectFirestoreEmulator = (db) =>
    sdk.connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken: token });
  return { ...sdk, connectFirestoreEmulator };
});

beforeAll(async () => void (server = await startEmbedded({ port: 0, project: PROJECT })));
afterAll(() => server.stop());
beforeEach(async () => {
  await server.clear();
  await write([
    ...EXISTING_USERS.map(({ uid, fields }) => ({ path: `users/${uid}`, fields })),
    ...EXISTING_USERS.map(({ uid }) => ({ path: `users/${uid}/consents/${CONSENT.version}`, fields: CONSENT })),
  ]);
});

const write = (documents: Parameters<typeof seedDocuments>[1]) =>
  seedDocuments(`http://127.0.0.1:${server.port}`, documents, PROJECT);

/** Each time on a page of its own: the SDK's database is made once a page. Returns when its learner signed in. */
async function sealAs(uid: string, signedInSecondsAgo = 60): Promise<number> {
  await Promise.all(getApps().map(deleteApp));
  token = tokenOf({ uid, phoneNumber: EXISTING_MOBILE, signedInSecondsAgo });
  vi.resetModules();
  const { sealUser } = await import('./sealed.ts');
  const signedInAtMs = Number(token.auth_time) * 1000;
  await sealUser(uid, signedInAtMs);
  return signedInAtMs;
}

type RestFields = Record<string, { timestampValue?: string; mapValue?: { fields?: RestFields } }>;

/** The documents of a collection in the REST form, past the rules. */
async function storedIn(collectionId: string): Promise<{ name: string; fields: RestFields }[]> {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${rootOf(PROJECT)}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
  });
  const results = (await response.json()) as { document?: { name: string; fields: RestFields } }[];
  return results.flatMap(({ document }) => document ?? []);
}

const accountIn = async (uid: string) => (await storedIn('users')).find(({ name }) => name.endsWith(`/${uid}`))?.fields;
const timeIn = (fields: RestFields, name: string) => Date.parse(fields[name]!.timestampValue!);

test.each(EXISTING_USERS)(
  'a known user with $title: the document as it was is sealed, and gone from the account',
  async ({ uid }) => {
    const before = await accountIn(uid);
    const signedInAtMs = await sealAs(uid);
    expect(await accountIn(uid)).toBeUndefined();
    const sealed = await storedIn('sealed');
    expect(sealed).toHaveLength(1);
    const { account, consents, sealedAt, until, ...others } = sealed[0]!.fields;
    expect(account).toEqual({ mapValue: { fields: before } });
    expect(consents).toEqual(restFields({ consents: { [CONSENT.version]: CONSENT } }).consents);
    expect(others).toEqual(restFields({ uid }));
    const [from, to] = [timeIn({ sealedAt: sealedAt! }, 'sealedAt'), timeIn({ until: until! }, 'until')];
    expect(from).toBeGreaterThanOrEqual(signedInAtMs);
    expect((to - signedInAtMs) / 86_400_000).toBe(366);
    expect((to - from) / 86_400_000).toBeGreaterThan(365);
  },
);

test('the time by which Firestore deletes what is sealed: a year after the deletion, and a day more at most', async () => {
  const ofSealed = FIELD_OVERRIDES.filter(({ collectionGroup, ttl }) => collectionGroup === 'sealed' && ttl);
  expect(ofSealed).toHaveLength(1);
  await sealAs('six-fields');
  const { fields } = (await storedIn('sealed'))[0]!;
  const days = (timeIn(fields, ofSealed[0]!.fieldPath) - timeIn(fields, 'sealedAt')) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(365);
  expect(days).toBeLessThanOrEqual(366);
});

test('a sign-in of almost 5 minutes ago: seals', async () => {
  await sealAs('six-fields', 290);
  expect(await storedIn('sealed')).toHaveLength(1);
});

test('a sign-in of more than 5 minutes ago: neither seals nor deletes', async () => {
  await expect(sealAs('six-fields', 301)).rejects.toMatchObject({ kind: 'denied' });
  expect(await storedIn('sealed')).toEqual([]);
  expect(await accountIn('six-fields')).toBeDefined();
});

test('no document: nothing is sealed, also after one that is', async () => {
  await sealAs('nobody');
  expect(await storedIn('sealed')).toEqual([]);
  await sealAs('six-fields');
  await sealAs('six-fields');
  expect(await storedIn('sealed')).toHaveLength(1);
});

test('the same uid once more, after a new sign-in: both accounts are sealed', async () => {
  await sealAs('six-fields');
  const { fields } = EXISTING_USERS.find(({ uid }) => uid === 'six-fields')!;
  await write([{ path: 'users/six-fields', fields }]);
  await sealAs('six-fields');
  expect(await storedIn('sealed')).toHaveLength(2);
  expect(await accountIn('six-fields')).toBeUndefined();
});
