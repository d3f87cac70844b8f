// oxlint-disable-next-line no-restricted-imports -- each test is another page: the app of the page before is deleted
import { deleteApp, getApps } from 'firebase/app';
// oxlint-disable-next-line no-restricted-imports -- its connection gets the token of a user
import type * as FirestoreLite from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EXISTING_MOBILE, EXISTING_USERS } from '../testing/existingUsers.ts';
import { rootOf } from '../tools/backend/firestore/document.ts';
import { restFields, seedDocuments } from '../tools/backend/seedDocuments.ts';
import type { FirestoreServer } from '../tools/backend/startBackend.ts';
import { startEmbedded } from '../tools/parity/twoBackends.ts';
import { tokenOf } from '../tools/rules/describeAccess.ts';

const PROJECT = 'demo-bazaar';

let server: FirestoreServer;
let person = { uid: '', phoneNumber: EXISTING_MOBILE };

vi.mock('firebase/firestore/lite', async (load) => {
  const sdk = await load<typeof FirestoreLite>();
  const connectFirestoreEmulator: typeof sdk.connectFirestoreEmulator = (db) =>
    sdk.connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken: tokenOf(person) });
  return { ...sdk, connectFirestoreEmulator };
});

beforeAll(async () => void (server = await startEmbedded({ port: 0, project: PROJECT })));
afterAll(() => server.stop());
beforeEach(async () => {
  await server.clear();
  const documents = EXISTING_USERS.map(({ uid, fields }) => ({ path: `users/${uid}`, fields }));
  await seedDocuments(`http://127.0.0.1:${server.port}`, documents, PROJECT);
});
afterEach(async () => void (await Promise.all(getApps().map(deleteApp))));

/** The data of the page of one signed-in user: the SDK's database is made once a page. */
async function pageOf(uid: string, phoneNumber = EXISTING_MOBILE) {
  person = { uid, phoneNumber };
  vi.resetModules();
  return import('./users.ts');
}

/** The consent that the account has, past the rules; undefined where there is none. */
const storedConsent = async (uid: string) => (await storedAt(`users/${uid}/consents/${CONSENT.version}`))?.fields;

/** The stored fields in the REST form, past the rules. */
const storedFields = async (uid: string) => (await storedAt(`users/${uid}`))!.fields;

async function storedAt(path: string): Promise<{ fields: Record<string, unknown> } | undefined> {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${rootOf(PROJECT)}:batchGet`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ documents: [`${rootOf(PROJECT)}/${path}`] }),
  });
  const [result] = (await response.json()) as { found?: { fields: Record<string, unknown> } }[];
  return result!.found;
}

const CONSENT = { version: '2026-11-28', language: 'en' } as const;
const FORM = { firstName: 'Sunita Devi', mobile: EXISTING_MOBILE, occupation: 'entrepreneur' } as const;

test.each(EXISTING_USERS)('a known user with $title: the page reads them', async ({ uid, shown }) => {
  const { userOf } = await pageOf(uid);
  expect(await userOf(uid).fetch()).toEqual(shown);
});

test.each(EXISTING_USERS)('a known user with $title: signs in twice, and keeps every other field', async ({ uid }) => {
  const before = await storedFields(uid);
  const { saveUser } = await pageOf(uid);
  await saveUser({ uid, ...FORM }, CONSENT);
  const first = await storedFields(uid);
  await saveUser({ uid, ...FORM }, undefined); // who confirms a sign-in is not asked again
  const second = await storedFields(uid);

  const form = restFields(FORM);
  const { lastLogin } = second;
  expect(lastLogin).not.toEqual(first.lastLogin);
  expect(second).toEqual({
    ...restFields({ uid }),
    ...before,
    ...form,
    lastLogin,
    mobile: before.mobile ?? form.mobile,
  });
});

test('a known user whose number has changed since: the new one is stored', async () => {
  const { saveUser } = await pageOf('spaces', '+919811111111');
  await saveUser({ uid: 'spaces', ...FORM, mobile: '+919811111111' }, CONSENT);
  expect(await storedFields('spaces')).toMatchObject({ mobile: { stringValue: '+919811111111' } });
});

test('a new user: six fields are stored, of which the page reads four', async () => {
  const { saveUser, userOf } = await pageOf('new');
  await saveUser({ uid: 'new', ...FORM }, CONSENT);
  const { createdAt, lastLogin, ...others } = await storedFields('new');
  expect(others).toEqual(restFields({ uid: 'new', ...FORM }));
  expect(createdAt).toEqual(lastLogin);
  const time = timeIn(createdAt);
  const { firstName, occupation } = FORM;
  expect(await userOf('new').fetch()).toEqual({ firstName, occupation, createdAt: time, lastLogin: time });
});

test('a new user who has agreed: version, language and the server’s time are recorded', async () => {
  const { saveUser } = await pageOf('new');
  await saveUser({ uid: 'new', ...FORM }, { version: '2026-11-28', language: 'hi' });
  const { at, ...others } = (await storedConsent('new'))!;
  expect(others).toEqual(restFields({ version: '2026-11-28', language: 'hi', isAdult: true }));
  const { createdAt } = await storedFields('new'); // also the server's
  expect(timeIn(at)).toBeLessThanOrEqual(timeIn(createdAt));
});

test('a user who agrees a second time: the first record stays as it is', async () => {
  const { saveUser } = await pageOf('new');
  await saveUser({ uid: 'new', ...FORM }, CONSENT);
  const first = await storedConsent('new');
  await saveUser({ uid: 'new', ...FORM }, { ...CONSENT, language: 'hi' });
  expect(await storedConsent('new')).toEqual(first);
});

test('a new user whose earlier account was deleted half-way: the record that is left stays, and the rest is written', async () => {
  const { saveUser, deleteUser } = await pageOf('new');
  await saveUser({ uid: 'new', ...FORM }, CONSENT);
  const left = await storedConsent('new');
  await deleteUser('new');
  await saveUser({ uid: 'new', ...FORM }, { ...CONSENT, language: 'hi' });
  expect(await storedConsent('new')).toEqual(left);
  expect(await storedFields('new')).toMatchObject({ firstName: { stringValue: FORM.firstName } });
});

test('a user without a record who does not agree: nothing is written, the page reads what the device has, until they agree', async () => {
  const { saveUser, rememberUnsaved, saveUnsaved, saveAgreed, userOf } = await pageOf('new');
  const user = { uid: 'new', ...FORM };
  const account = { uid: 'new', mobile: FORM.mobile };
  const stored = async () => [await storedAt('users/new'), await storedConsent('new')];
  expect(await saveUser(user, undefined)).toBe(false);
  rememberUnsaved(user, undefined);
  expect(await saveUnsaved(account)).toBe(false); // the next start
  expect(await stored()).toEqual([undefined, undefined]);
  expect(await userOf('new').fetch()).toMatchObject({ firstName: FORM.firstName, occupation: FORM.occupation });

  await saveAgreed(account, CONSENT);
  expect(await storedConsent('new')).toBeDefined();
  expect(await storedFields('new')).toMatchObject({ firstName: { stringValue: FORM.firstName } });
});

test('a known user agrees: only the record is written', async () => {
  const before = await storedFields('spaces');
  const { saveAgreed } = await pageOf('spaces');
  await saveAgreed({ uid: 'spaces', mobile: FORM.mobile }, CONSENT);
  expect(await storedConsent('spaces')).toBeDefined();
  expect(await storedFields('spaces')).toEqual(before);
});

test('the record cannot be written: nothing else is either, and the next start writes both', async () => {
  const { saveUser, rememberUnsaved, saveUnsaved } = await pageOf('new');
  const wrong = { ...CONSENT, version: 'latest' };
  await expect(saveUser({ uid: 'new', ...FORM }, wrong)).rejects.toMatchObject({ kind: 'denied' });
  expect(await storedAt('users/new')).toBeUndefined();
  rememberUnsaved({ uid: 'new', ...FORM }, CONSENT);
  expect(await saveUnsaved({ uid: 'new', mobile: FORM.mobile })).toBe(true);
  expect(await storedConsent('new')).toBeDefined();
  expect(await storedFields('new')).toMatchObject({ firstName: { stringValue: FORM.firstName } });
});

const timeIn = (value: unknown): number => Date.parse((value as { timestampValue: string }).timestampValue);
