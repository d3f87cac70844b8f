import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reservePorts } from '../ports/reservePorts.ts';
import { rootOf } from './firestore/document.ts';
import { seedDocuments } from './seedDocuments.ts';
import { forgetData } from './storage/backendState.ts';
import { startBackend, type Backend, type BackendOptions } from './startBackend.ts';

const PROJECT = 'demo-bazaar';
const DOCUMENTS = `/v1/${rootOf(PROJECT)}`;

let folder: string;
let journalFile: string;
let backends: Backend[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'));
  journalFile = join(folder, 'backend.journal');
  backends = [];
});
afterEach(async () => {
  await Promise.all(backends.map((backend) => backend.stop()));
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const backend = await startBackend({
    firestorePort: 0,
    authPort: 0,
    origins: [],
    project: PROJECT,
    log: () => {},
    ...options,
  });
  backends.push(backend);
  return backend;
}

async function post(
  port: number,
  path: string,
  content: unknown,
  authorization = 'Bearer owner',
): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function idsOf(backend: Backend, collectionId: string): Promise<string[]> {
  const results = await post(backend.firestorePort, `${DOCUMENTS}:runQuery`, {
    structuredQuery: { from: [{ collectionId }] },
  });
  return (results as unknown as { document?: { name: string } }[]).flatMap(
    ({ document }) => document?.name.split('/').at(-1) ?? [],
  );
}

function seed(backend: Backend, count: number): Promise<number> {
  const documents = Array.from({ length: count }, (_, index) => ({
    path: `categories/c${index}`,
    fields: { createdAt: new Date(index), name: `Category ${index}` },
  }));
  return seedDocuments(`http://127.0.0.1:${backend.firestorePort}`, documents);
}

async function signIn({ authPort }: Backend): Promise<Record<string, unknown>> {
  const api = '/identitytoolkit.googleapis.com/v1/accounts';
  const { sessionInfo } = await post(authPort, `${api}:sendVerificationCode`, { phoneNumber: '+919876543210' });
  const listed = await fetch(`http://127.0.0.1:${authPort}/emulator/v1/projects/${PROJECT}/verificationCodes`);
  const { verificationCodes } = (await listed.json()) as { verificationCodes: { code: string }[] };
  return post(authPort, `${api}:signInWithPhoneNumber`, { sessionInfo, code: verificationCodes[0]!.code });
}

describe('the backend', () => {
  it('a seed of more than one commit: all documents are written', async () => {
    const backend = await start();
    expect(await seed(backend, 1201)).toBe(1201);
    expect(await idsOf(backend, 'categories')).toHaveLength(1201);
  });

  it('a seed with a wrong path: rejects with the path', async () => {
    const backend = await start();
    await expect(
      seedDocuments(`http://127.0.0.1:${backend.firestorePort}`, [{ path: 'categories', fields: {} }]),
    ).rejects.toThrow('does not name a document');
  });

  it('cleared: documents and accounts are deleted', async () => {
    const backend = await start();
    await seed(backend, 3);
    const { idToken } = await signIn(backend);
    await backend.clear();
    expect(await idsOf(backend, 'categories')).toEqual([]);
    expect(
      await post(backend.authPort, '/identitytoolkit.googleapis.com/v1/accounts:lookup', { idToken }),
    ).toMatchObject({
      error: { message: 'USER_NOT_FOUND' },
    });
  });

  it('a query without its composite index: FAILED_PRECONDITION, as in production', async () => {
    const backend = await start();
    const structuredQuery = {
      from: [{ collectionId: 'stories' }],
      orderBy: [{ field: { fieldPath: 'title' } }, { field: { fieldPath: 'iconId' } }],
      limit: 10,
    };
    expect(await post(backend.firestorePort, `${DOCUMENTS}:runQuery`, { structuredQuery })).toMatchObject({
      error: { status: 'FAILED_PRECONDITION' },
    });
  });

  it('a phone user writes their own document: accepted with a valid ID token only', async () => {
    const backend = await start();
    const { idToken, localId } = await signIn(backend);
    const update = {
      name: `${rootOf(PROJECT)}/users/${String(localId)}`,
      fields: {
        uid: { stringValue: localId },
        firstName: { stringValue: 'Asha' },
        mobile: { stringValue: '+919876543210' },
        occupation: { stringValue: 'student' },
      },
    };
    const updateTransforms = ['createdAt', 'lastLogin'].map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    }));
    const commit = (authorization: string) =>
      post(backend.firestorePort, `${DOCUMENTS}:commit`, { writes: [{ update, updateTransforms }] }, authorization);
    expect(await commit(`Bearer ${String(idToken)}`)).toHaveProperty('commitTime');
    expect(await commit('Bearer x.y.z')).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  it('the second port is in use: the first is closed again', async () => {
    const { firestorePort } = await start();
    const { authBackend: authPort } = await reservePorts(); // one that the system assigns to nobody else
    await expect(start({ authPort, firestorePort })).rejects.toThrow('EADDRINUSE');
    await expect(start({ authPort })).resolves.toBeDefined();
  });
});

describe('the stored data', () => {
  it('a restart: documents and accounts are restored', async () => {
    const before = await start({ journalFile });
    await seed(before, 2);
    const { refreshToken } = await signIn(before);
    await before.stop();

    const after = await start({ journalFile });
    expect(await idsOf(after, 'categories')).toEqual(['c0', 'c1']);
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(refreshToken) });
    const refreshed = await fetch(`http://127.0.0.1:${after.authPort}/securetoken.googleapis.com/v1/token?key=local`, {
      method: 'POST',
      body: form,
    });
    expect(refreshed.status).toBe(200);
  });

  it('forgotten: the backend starts empty; while one has the data they are not forgotten', async () => {
    const before = await start({ journalFile });
    await seed(before, 2);
    expect(() => forgetData(journalFile)).toThrow(`in use by`);
    await before.stop();
    forgetData(journalFile);
    expect(await idsOf(await start({ journalFile }), 'categories')).toEqual([]);
  });

  it('a port in use: the data are free for the next start', async () => {
    const { authPort } = await start();
    await expect(start({ journalFile, authPort })).rejects.toThrow('EADDRINUSE');
    await expect(start({ journalFile })).resolves.toBeDefined();
  });
});
