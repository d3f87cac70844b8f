/** For tests: documents whose every defect a plan can mend, on a backend of their own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '../../../contracts/isRecord.ts';
import { rootOf } from '../../backend/firestore/document.ts';
import { seedDocuments, type SeedDocument } from '../../backend/seedDocuments.ts';
import { startBackend, type StartFirestore } from '../../backend/startBackend.ts';
import { examine, readSchool } from '../examine.ts';
import { planOf, writePlan } from '../plan/planFile.ts';
import type { Target } from '../reading/target.ts';
import { NUMBERS, userDocuments } from './users.ts';

const PROJECT = 'demo-bazaar';
const NOW = Date.UTC(2026, 0, 1);
const HOSTS = { images: 'https://images.example/account', streams: 'https://streams.example' };
const SECONDS = 1_764_000_000;
/** A document's other fields are no business of the plan: here they hold a number that must not be in it. */
const other = (index: number) => ({ contact: NUMBERS[index] });

export const MENDABLE: readonly SeedDocument[] = [
  { path: 'stories/map', fields: { _createdBy: { displayName: 'Asha', timestamp: { seconds: SECONDS } }, ...other(0) } },
  { path: 'stories/none', fields: { title: 'New', ...other(1) } },
  { path: 'stories/exported', fields: { _createdBy: { timestamp: { _seconds: SECONDS, _nanoseconds: 5_000 } } } },
  { path: 'categories/text', fields: { categoryName: 'Plumbing', createdAt: '2025-11-24T16:00:00.000Z', ...other(2) } },
  {
    path: 'categories/number',
    fields: { createdAt: SECONDS * 1000 + 0.5, categoryName: 'Taps', bigImageId: `${HOSTS.images}/board-01/public` },
  },
  { path: 'feed-posts/post', fields: { isVisible: true, likesCount: '12', buttonBgColor: '#F80', _createdBy: {} } },
]; // prettier-ignore

/** Arguments of `apply` and `undo` where nobody reads what they say. */
export const UNASKED = { isYes: false, say: () => {} };

/** Starts the backend for the documents. Absent: the embedded Firestore. */
export async function startMendable(startFirestore?: StartFirestore) {
  const backend = await startBackend({
    firestorePort: 0,
    authPort: 0,
    origins: [],
    project: PROJECT,
    firestore: startFirestore,
  });
  const firestore = `http://127.0.0.1:${backend.firestorePort}`;
  const target: Target = { project: PROJECT, firestore, token: 'owner', ...HOSTS };
  const root = rootOf(PROJECT);
  const find = async () => {
    const school = await readSchool(target, { count: 0, most: 1000 });
    return { school, findings: await examine(target, school, { nowMs: NOW, hasMedia: false }) };
  };
  return {
    target,
    find,
    write: (documents: readonly SeedDocument[]) => seedDocuments(firestore, documents, PROJECT),
    clear: () => backend.clear(),
    stop: () => backend.stop(),
    /** Only these documents, and users. */
    async reset(): Promise<void> {
      await backend.clear();
      await seedDocuments(firestore, [...MENDABLE, ...userDocuments()], PROJECT);
    },
    /** The file of a plan that mends them. */
    async makePlan(): Promise<string> {
      const file = join(mkdtempSync(join(tmpdir(), 'bazaar-plan-')), 'plan.json');
      const { school, findings } = await find();
      writePlan(file, planOf(PROJECT, school, findings));
      return file;
    },
    /** The fields of all these documents as the server sends them: the text, not the values. Names in order: maps have none of their own. */
    async storedText(): Promise<string> {
      const response = await fetch(`${firestore}/v1/${root}:batchGet`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ documents: MENDABLE.map(({ path }) => `${root}/${path}`) }),
      });
      const found = (await response.json()) as { found: { name: string; fields: unknown } }[];
      return found.map(({ found: { name, fields } }) => `${name} ${JSON.stringify(fields, inOrderOfNames)}`).join('\n');
    },
  };
}

const inOrderOfNames = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
