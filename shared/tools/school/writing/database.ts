import * as v from 'valibot';
import { portOf } from '../../ports/ports.ts';
import { LOCAL_CONFIG } from '../../../contracts/config.ts';
import { rootOf } from '../../backend/firestore/document.ts';
import { printableLine } from '@remotes-kit/release/printable';
import { writeOf, type SchoolDocument } from './schoolDocument.ts';

/** The environment variable with the owner's token: `gcloud auth print-access-token` makes one for an hour. */
const TOKEN = 'FIRESTORE_TOKEN';
/** Not in the spec: for a batch of documents over a poor line. */
const DEADLINE_MS = 60_000;

/** The documents of a project, past its rules. Each call rejects in words for a terminal. */
export interface Database {
  project: string;
  /** Writes all or none of them. */
  commit(documents: readonly SchoolDocument[]): Promise<void>;
  /** Those of the paths at which there is a document. */
  existing(paths: readonly string[]): Promise<Set<string>>;
}

/** The backend of `npm start` on this machine. */
export const localDatabase = (port = portOf('firestore')): Database =>
  databaseAt(`http://127.0.0.1:${port}`, LOCAL_CONFIG.firebase.projectId, 'owner');

/** A Firebase project's Firestore, as the owner of the token in the environment. Throws where there is none. */
export function projectDatabase(project: string, token = process.env[TOKEN]): Database {
  if (!token) throw new Error(`${TOKEN} is empty: export ${TOKEN}=$(gcloud auth print-access-token)`);
  return databaseAt('https://firestore.googleapis.com', project, token);
}

const foundSchema = v.array(v.object({ found: v.optional(v.object({ name: v.string() })) }));
const errorSchema = v.object({ error: v.object({ message: v.string() }) });

function databaseAt(host: string, project: string, token: string): Database {
  const root = rootOf(project);

  async function post(operation: string, body: object): Promise<unknown> {
    const send = () =>
      fetch(`${host}/v1/${root}:${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
    // Once more where the connection broke: the same write again changes nothing.
    const response = await send()
      .catch(send)
      .catch((cause: unknown) => {
        throw new Error(`${project} cannot be reached. The same command goes on from here.`, { cause });
      });
    const json: unknown = await response.json().catch(() => undefined);
    if (response.ok) return json;
    throw new Error(`${project} refuses (${response.status}): ${reasonIn(json, response.status)}`);
  }

  return {
    project,
    async commit(documents) {
      await post('commit', { writes: documents.map((document) => writeOf(document, root)) });
    },
    async existing(paths) {
      const result = await post('batchGet', { documents: paths.map((path) => `${root}/${path}`) });
      const parsed = v.safeParse(foundSchema, result);
      if (!parsed.success) throw new Error(`${project} answers otherwise than Firestore does.`);
      return new Set(parsed.output.flatMap(({ found }) => found?.name.slice(root.length + 1) ?? []));
    },
  };
}

function reasonIn(json: unknown, status: number): string {
  if (status === 401) return `the token in ${TOKEN} is not valid, or no longer`;
  const parsed = v.safeParse(errorSchema, json);
  return parsed.success ? printableLine(parsed.output.error.message) : 'no reason is given';
}
