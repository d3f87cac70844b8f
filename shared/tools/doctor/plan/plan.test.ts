import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rootOf } from '../../backend/firestore/document.ts';
import { seedDocuments } from '../../backend/seedDocuments.ts';
import { startBackend, type Backend } from '../../backend/startBackend.ts';
import { Killed, withFailpointUntil } from '../../release/atomic/failpoints.ts';
import { examine, readSchool } from '../examine.ts';
import { NOW } from '../planted/badSchool.ts';
import { NUMBERS, userDocuments } from '../planted/users.ts';
import type { Target } from '../reading/target.ts';
import { apply, undo } from './apply.ts';
import { planOf, readPlan, writePlan } from './planFile.ts';

const PROJECT = 'demo-bazaar';
const HOSTS = { images: 'https://images.example/account', streams: 'https://streams.example' };
const SECONDS = 1_764_000_000;
/** A document's other fields are no business of the plan: here they hold a number that must not be in it. */
const other = (index: number) => ({ contact: NUMBERS[index] });

const DOCUMENTS = [
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

let backend: Backend;
let target: Target;
let plan: string;
beforeAll(async () => {
  backend = await startBackend({ firestorePort: 0, authPort: 0, origins: [], project: PROJECT });
  target = { project: PROJECT, firestore: `http://127.0.0.1:${backend.firestorePort}`, token: 'owner', ...HOSTS };
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await reset();
  plan = await makePlan();
  return () => vi.unstubAllGlobals();
});

async function reset(): Promise<void> {
  await backend.clear();
  await seedDocuments(target.firestore, [...DOCUMENTS, ...userDocuments()], PROJECT);
}

const findingsNow = async () => {
  const school = await readSchool(target, { count: 0, most: 1000 });
  return { school, findings: await examine(target, school, { nowMs: NOW, hasMedia: false }) };
};

async function makePlan(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'bazaar-plan-')), 'plan.json');
  const { school, findings } = await findingsNow();
  writePlan(file, planOf(PROJECT, school, findings));
  return file;
}

/** The fields of all these documents as the server sends them: the text, not the values. */
async function storedText(): Promise<string> {
  const root = rootOf(PROJECT);
  const documents = DOCUMENTS.map(({ path }) => `${root}/${path}`);
  const response = await fetch(`${target.firestore}/v1/${root}:batchGet`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ documents }),
  });
  const found = (await response.json()) as { found: { name: string; fields: unknown } }[];
  return found.map(({ found: { name, fields } }) => `${name} ${JSON.stringify(fields)}`).join('\n');
}

test('a plan that is applied: nothing that can be mended is found again; undone: each field is stored as before', async () => {
  const before = await storedText();
  expect(await apply(target, plan)).toEqual({ written: DOCUMENTS.length, left: [] });
  expect(await storedText()).not.toBe(before);
  expect((await findingsNow()).findings.filter(({ mend }) => mend)).toEqual([]);
  expect(await apply(target, plan)).toEqual({ written: 0, left: [] });
  expect(await undo(target, plan)).toEqual({ written: DOCUMENTS.length, left: [] });
  expect(await storedText()).toBe(before);
  expect(await apply(target, plan)).toEqual({ written: DOCUMENTS.length, left: [] });
});

test('the plan and its journal: no number of a user, and no field that is not changed', async () => {
  await apply(target, plan);
  await undo(target, plan);
  const written = readFileSync(plan, 'utf8') + readFileSync(`${plan}.journal`, 'utf8');
  expect(NUMBERS.filter((number) => written.includes(number))).toEqual([]);
  expect(written).not.toMatch(/users|Plumbing|Asha/);
  expect(written).toContain('"seconds":{"integerValue":"1764000000"}');
});

test('the times that are written: those that were meant, to the nanosecond', () => {
  const times = readPlan(plan).changes.map(({ path, after }) => [path, JSON.stringify(after)]);
  const at = (path: string) => times.find(([found]) => found === path)?.[1];
  expect(at('stories/map')).toBe('{"_createdBy.timestamp":{"timestampValue":"2025-11-24T16:00:00.000Z"}}');
  expect(at('stories/exported')).toContain('2025-11-24T16:00:00.000005000Z');
  expect(at('stories/none')).toMatch(/^\{"_createdBy":\{"mapValue":\{"fields":\{"timestamp":\{"timestampValue":/);
  expect(at('feed-posts/post')).toContain('"likesCount":{"integerValue":"12"}');
});

test('a document that somebody has changed since, or deleted: left as it is, and named', async () => {
  await seedDocuments(target.firestore, [{ path: 'categories/text', fields: { categoryName: 'X', createdAt: 7 } }]);
  expect((await apply(target, plan)).left).toEqual(['categories/text']);
  await seedDocuments(target.firestore, [{ path: 'stories/none', fields: { title: 'Edited' } }]);
  expect((await undo(target, plan)).left).toEqual(['stories/none']);
  await backend.clear();
  expect((await apply(target, plan)).left).toHaveLength(DOCUMENTS.length);
});

test('a plan for another project, a changed plan beside its journal, a file that is no plan: refused', async () => {
  await expect(apply({ ...target, project: 'other' }, plan)).rejects.toThrow('is for the project demo-bazaar');
  await expect(apply(target, import.meta.filename)).rejects.toThrow('is no plan');
  const { school, findings } = await findingsNow();
  expect(() => writePlan(plan, planOf(PROJECT, school, findings))).toThrow('is there already');
});

/** Ends `act` as SIGKILL does at a write to the disk. */
const killAtWrite = (at: number, act: () => Promise<unknown>) =>
  withFailpointUntil({ at }, act).then(
    () => false,
    (error: unknown) => error instanceof Killed,
  );

/** Ends `act` as SIGKILL does at a request, before it is sent or after the server has done it: nothing of it goes on. */
function killAtRequest(at: number, isDone: boolean, act: () => Promise<unknown>): Promise<boolean> {
  const { fetch } = globalThis;
  let count = 0;
  return new Promise((resolve, reject) => {
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      count += 1;
      if (count < at) return fetch(...given);
      if (isDone) await fetch(...given);
      resolve(true);
      return new Promise(() => {});
    });
    act().then(() => resolve(false), reject);
  }).finally(() => vi.stubGlobal('fetch', fetch)) as Promise<boolean>;
}

test.each([
  ['apply', apply],
  ['undo', undo],
] as const)('%s, killed at any write to the disk or request: started again, it goes on', async (name, command) => {
  const before = await storedText();
  await apply(target, plan);
  const after = await storedText();
  const kills = [
    (at: number, act: () => Promise<unknown>) => killAtWrite(at, act),
    (at: number, act: () => Promise<unknown>) => killAtRequest(at, false, act),
    (at: number, act: () => Promise<unknown>) => killAtRequest(at, true, act),
  ];
  let killed = 0;
  for (const kill of kills) {
    for (let at = 1; ; at += 1) {
      await reset();
      plan = await makePlan();
      const original = await storedText();
      if (name === 'undo') await apply(target, plan);
      const wasKilled = await kill(at, () => command(target, plan));
      expect((await command(target, plan)).left).toEqual([]);
      const isAsIntended = (text: string) => (name === 'undo' ? text === original : text !== original);
      expect(isAsIntended(await storedText())).toBe(true);
      expect((await undo(target, plan)).left).toEqual([]);
      expect(await storedText()).toBe(original);
      if (!wasKilled) break;
      killed += 1;
    }
  }
  expect(killed).toBeGreaterThanOrEqual(6 * DOCUMENTS.length);
  expect(after).not.toBe(before);
});
