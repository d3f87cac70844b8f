import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL_CONFIG } from '../../../contracts/config.ts';
import { seedDocuments } from '../../backend/seedDocuments.ts';
import { startBackend, type Backend } from '../../backend/startBackend.ts';
import { rootOf } from '../../backend/firestore/document.ts';
import { importSchool } from '../importSchool.ts';
import { folderWith } from '../schoolForTests.ts';
import { localDatabase, projectDatabase, type Database } from './database.ts';
import { BATCH } from './writeDocuments.ts';

const PROJECT = LOCAL_CONFIG.firebase.projectId;
const COUNT = 2 * BATCH + 1;
const BATCHES = 3;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ firestorePort: 0, authPort: 0, origins: [], project: PROJECT, log: () => {} });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clear());

const sheetOf = (count: number, name = 'Work') =>
  ['categoryId,categoryName', ...Array.from({ length: count }, (_, index) => `c-${index},${name} ${index}`)].join('\n');
const newFolder = (sheet = sheetOf(COUNT)) => folderWith({ 'categories.csv': sheet }, { isEmpty: true });

type Commit = Database['commit'];

/** Writes a folder as `--write --local` does, through `commitBy`. Resolves to what is printed last. */
async function write(folder: string, commitBy?: (commit: Commit) => Commit): Promise<string | undefined> {
  const database = localDatabase(backend.firestorePort);
  const lines: string[] = [];
  const openDatabase = () => ({ ...database, commit: commitBy?.(database.commit) ?? database.commit });
  await importSchool(folder, { site: LOCAL_CONFIG, openDatabase }, (line) => lines.push(line));
  return lines.at(-1);
}

/** The stored documents of a collection in the REST form, by their ids. */
async function stored(collectionId: string): Promise<Map<string, Record<string, unknown>>> {
  const response = await fetch(`http://127.0.0.1:${backend.firestorePort}/v1/${rootOf(PROJECT)}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
  });
  const results = (await response.json()) as { document?: { name: string; fields: Record<string, unknown> } }[];
  return new Map(
    results.flatMap(({ document }) => (document ? [[document.name.split('/').at(-1)!, document.fields]] : [])),
  );
}

test('a folder is written; a second run of it writes nothing', async () => {
  const folder = newFolder();
  expect(await write(folder)).toBe(`Written to ${PROJECT}: ${COUNT}. There already: 0.`);
  expect((await stored('categories')).size).toBe(COUNT);
  const commit = vi.fn<Commit>();
  expect(await write(folder, () => commit)).toBe(`Written to ${PROJECT}: 0. There already: ${COUNT}.`);
  expect(commit).not.toHaveBeenCalled();
});

test('one fault among all rows: nothing is written, and the database is not even opened', async () => {
  const folder = newFolder(`${sheetOf(COUNT)}\nc-x,`);
  const openDatabase = vi.fn<() => Database>();
  await expect(importSchool(folder, { site: LOCAL_CONFIG, openDatabase }, () => {})).rejects.toThrow(
    `categories.csv, row ${COUNT + 2}, column categoryName: is missing\nFaults: 1. Nothing was written.`,
  );
  expect(openDatabase).not.toHaveBeenCalled();
  expect(readdirSync(folder)).toEqual(['categories.csv']);
});

test('a dry run says how much is new, and writes nothing', async () => {
  const lines: string[] = [];
  const folder = newFolder();
  await importSchool(folder, { site: LOCAL_CONFIG }, (line) => lines.push(line));
  expect(lines.at(-1)).toBe(`${COUNT} are new or have changed. Nothing was written to ${PROJECT}: --write does.`);
  expect(await stored('categories')).toHaveProperty('size', 0);
  expect(readdirSync(folder)).toEqual(['categories.csv']);
});

const KILLS = Array.from({ length: BATCHES }, (_, batch) =>
  ['before', 'after'].map((when) => [batch, when] as const),
).flat();

test.each(KILLS)(
  'killed at batch %i, %s it is stored: the same command writes the rest, each document once',
  async (batch, when) => {
    const folder = newFolder();
    let commits = 0;
    const dying =
      (commit: Commit): Commit =>
      async (documents) => {
        commits += 1;
        if (commits <= batch) return commit(documents);
        if (when === 'after') await commit(documents);
        throw new Error('killed');
      };
    await expect(write(folder, dying)).rejects.toThrow('killed');
    expect(await write(folder)).toBe(
      `Written to ${PROJECT}: ${COUNT - batch * BATCH}. There already: ${batch * BATCH}.`,
    );
    expect((await stored('categories')).size).toBe(COUNT);
    expect(await write(folder)).toContain('Written to demo-bazaar: 0.');
  },
);

test('a journal whose last line was cut: only its batch is written again', async () => {
  const folder = newFolder();
  await write(folder);
  const file = join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('.'))!,
  );
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -10));
  expect(await write(folder)).toContain(`: 1. There already: ${COUNT - 1}.`);
  appendFileSync(file, '\n7\n{"categories/c-0":[]}\n{"categ');
  expect(await write(folder)).toContain(': 0. There already');
});

test('a row that has changed is written, others are not; one that is gone stays, and is named', async () => {
  const folder = newFolder('categoryId,categoryName,createdAt\na,Saws,2026-01-01\nb,Planes,2026-01-02');
  await write(folder);
  writeFileSync(join(folder, 'categories.csv'), 'createdAt;categoryName;categoryId\n2026-01-01;Hand saws;a');
  const lines: string[] = [];
  const openDatabase = () => localDatabase(backend.firestorePort);
  await importSchool(folder, { site: LOCAL_CONFIG, openDatabase }, (line) => lines.push(line));
  expect(lines).toContain('categories/b is in no sheet any more: it stays in demo-bazaar.');
  expect(lines.at(-1)).toContain(': 1. There already: 0.');
  expect([...(await stored('categories')).keys()]).toEqual(['a', 'b']);
});

test('a project that has lost documents, as after --fresh: these are written again', async () => {
  const folder = newFolder(sheetOf(3));
  await write(folder);
  await backend.clear();
  expect(await write(folder)).toContain(': 3. There already: 0.');
});

test('fields that no sheet has a column for stay; what a cell held before it was emptied goes', async () => {
  const document = { path: 'categories/a', fields: { categoryName: 'Old', bigImageId: 'old', likes: 7 } };
  await seedDocuments(`http://127.0.0.1:${backend.firestorePort}`, [document], PROJECT);
  await write(newFolder('categoryId,categoryName,bigImageId,createdAt\na,New,,2026-01-01'));
  expect((await stored('categories')).get('a')).toEqual({
    categoryId: { stringValue: 'a' },
    categoryName: { stringValue: 'New' },
    createdAt: { timestampValue: '2026-01-01T00:00:00Z' },
    likes: { integerValue: '7' },
  });
});

test('a project: Google’s address, the token of the environment, and its refusals in words', async () => {
  expect(() => projectDatabase('school', undefined)).toThrow('FIRESTORE_TOKEN is empty');
  const fetched = vi.spyOn(globalThis, 'fetch');
  const refuse = (status: number, body: unknown) => fetched.mockResolvedValueOnce(Response.json(body, { status }));
  const database = projectDatabase('school', 'secret');
  refuse(200, {});
  await database.commit([{ path: 'categories/a', fields: { categoryId: 'a' }, mask: ['categoryId'] }]);
  const [url, request] = fetched.mock.calls[0]!;
  expect(url).toBe('https://firestore.googleapis.com/v1/projects/school/databases/(default)/documents:commit');
  expect(request).toMatchObject({ headers: { authorization: 'Bearer secret' }, redirect: 'error' });
  expect(JSON.parse(String(request!.body))).toEqual({
    writes: [
      {
        update: { name: `${rootOf('school')}/categories/a`, fields: { categoryId: { stringValue: 'a' } } },
        updateMask: { fieldPaths: ['categoryId'] },
      },
    ],
  });
  refuse(401, { error: { message: 'secret' } });
  await expect(database.commit([])).rejects.toThrow('school refuses (401): the token in FIRESTORE_TOKEN is not valid');
  refuse(403, { error: { message: 'Missing or insufficient\u001b[31m permissions.' } });
  await expect(database.commit([])).rejects.toThrow('school refuses (403): Missing or insufficient?[31m permissions.');
  refuse(500, 'busy');
  await expect(database.existing(['categories/a'])).rejects.toThrow('school refuses (500): no reason is given');
  refuse(200, { found: 'a page of a hotel' });
  await expect(database.existing(['categories/a'])).rejects.toThrow('answers otherwise than Firestore');
  fetched.mockRejectedValueOnce(new TypeError('reset')).mockResolvedValueOnce(Response.json([]));
  await expect(database.existing(['categories/a'])).resolves.toEqual(new Set());
  fetched.mockRejectedValueOnce(new TypeError('reset')).mockRejectedValueOnce(new TypeError('reset'));
  await expect(database.commit([])).rejects.toThrow('school cannot be reached. The same command goes on from here.');
  fetched.mockRestore();
});
