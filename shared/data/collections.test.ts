import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_LISTS } from '../testing/contentLists.ts';
import { HOSTILE_DOCUMENTS } from '../testing/hostileDocuments.ts';
import { queryOf } from '../testing/queryOf.ts';
import { rootOf } from '../tools/backend/firestore/document.ts';
import { seedDocuments } from '../tools/backend/seedDocuments.ts';
import { startBackend, type Backend } from '../tools/backend/startBackend.ts';
import { seedCatalogue } from '../tools/seed/seed.ts';

/** docs/collections.md says what each of these needs of a new collection. */

const PROJECT = 'demo-bazaar';
const NOW = Date.UTC(2026, 0, 1);

/** The collections that are defined in this folder, by their files. */
const DEFINED = new Map(
  readdirSync(import.meta.dirname)
    .filter((file) => /^\w+\.ts$/.test(file))
    .flatMap((file) => {
      const [, name] =
        /defineCollection\(\s*'([^']+)'/.exec(readFileSync(join(import.meta.dirname, file), 'utf8')) ?? [];
      return name === undefined ? [] : [[name, file] as const];
    }),
);
/** The visitor's own document is not content. */
const CONTENT = [...DEFINED.keys()].filter((name) => name !== 'users');

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ firestorePort: 0, authPort: 0, origins: [], project: PROJECT, log: () => {} });
  await seedDocuments(`http://127.0.0.1:${backend.firestorePort}`, seedCatalogue({ now: NOW }), PROJECT);
});
afterAll(() => backend.stop());

test('every collection of this folder has a list among those that are tested', () => {
  expect(Object.keys(CONTENT_LISTS).sort()).toEqual(CONTENT.sort());
});

test.each(Object.entries(CONTENT_LISTS))(
  'a visitor reads the list of %s: the rules let everyone, its index is there, and the seed has documents of it',
  async (_, { read }) => {
    const response = await fetch(`http://127.0.0.1:${backend.firestorePort}/v1/${rootOf(PROJECT)}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({ structuredQuery: queryOf(read) }),
    });
    const results = (await response.json()) as { document?: unknown }[];
    expect(response.status, JSON.stringify(results)).toBe(200);
    expect(results.filter(({ document }) => document).length).toBeGreaterThan(0);
  },
);

test.each(CONTENT)('%s: hostile documents are tried on it, and a team owns its file', (name) => {
  expect(HOSTILE_DOCUMENTS).toHaveProperty([name]);
  const owners = readFileSync(new URL('../../.github/CODEOWNERS', import.meta.url), 'utf8');
  expect(owners).toMatch(new RegExp(`^/shared/data/${DEFINED.get(name)} +@`, 'm'));
});
