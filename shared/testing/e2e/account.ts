import { rootOf } from '../../tools/backend/firestore/document.ts';
import { portOf } from '../../tools/ports/ports.ts';

const root = rootOf('demo-bazaar');
const database = `http://localhost:${portOf('firestore')}/v1/${root}`;
const headers = { authorization: 'Bearer owner' };

export interface Stored {
  path: string;
  fields: Record<string, unknown>;
}

/** All documents of an account in the REST form, by paths below `users`, read with owner access. */
export async function storedOf(uid: string): Promise<Stored[]> {
  const user = await post(':batchGet', { documents: [`${root}/users/${uid}`] });
  const below = await Promise.all(
    ['consents', 'progress'].map((collectionId) =>
      post(`/users/${uid}:runQuery`, { structuredQuery: { from: [{ collectionId }], limit: 2_000 } }),
    ),
  );
  return [user, ...below]
    .flat()
    .flatMap(({ found, document = found }) =>
      document ? [{ path: document.name.split('/users/')[1]!, fields: document.fields }] : [],
    );
}

/** The paths of what an account has. */
export const pathsOf = async (uid: string): Promise<string[]> => (await storedOf(uid)).map(({ path }) => path);

/** The kinds of documents that an account has, in the order of `pathsOf`. */
export const kindsOf = async (uid: string): Promise<string[]> =>
  (await pathsOf(uid)).map((path) => path.split('/')[1] ?? 'user');

/** The fields of what is sealed of an account, read with owner access. */
export async function sealedOf(uid: string): Promise<Stored['fields'][]> {
  const where = { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } } };
  const found = await post(':runQuery', { structuredQuery: { from: [{ collectionId: 'sealed' }], where } });
  return found.flatMap(({ document }) => (document ? [document.fields] : []));
}

/** Deletes a document as the owner of the database. */
export async function deleteStored(path: string): Promise<void> {
  await post(':commit', { writes: [{ delete: `${root}/${path}` }] });
}

interface Found {
  name: string;
  fields: Record<string, unknown>;
}

async function post(call: string, body: object): Promise<{ found?: Found; document?: Found }[]> {
  const response = await fetch(`${database}${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { found?: Found; document?: Found }[];
}
