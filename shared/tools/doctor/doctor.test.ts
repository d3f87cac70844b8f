import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_LISTS } from '../../testing/contentLists.ts';
import { startMedia } from '../backend/media/startMedia.ts';
import { seedDocuments } from '../backend/seedDocuments.ts';
import { startBackend } from '../backend/startBackend.ts';
import { startServer } from '@remotes-kit/release/startServer';
import { seedCatalogue } from '../seed/seed.ts';
import { checkLive } from './checks/live.ts';
import { CHECKS, type CheckName } from './checks/table.ts';
import { runDoctor } from './doctor.ts';
import { NOW, startBadSchool, type BadSchool } from './planted/badSchool.ts';
import { fakeGoogle } from './planted/fakeGoogle.ts';
import { NUMBERS, USER_FINDINGS } from './planted/users.ts';
import type { Target } from './reading/target.ts';
import { isDefect } from './report.ts';
import { CONTENT } from './school.ts';

const ASKED = { isYes: false, isAll: true, hasMedia: true, nowMs: NOW };

let bad: BadSchool;
let lines: string[] = [];
let found: { check: string; at: string; field?: string; count?: number }[];
beforeAll(async () => {
  bad = await startBadSchool();
  lines = [];
  ({ findings: found } = await runDoctor(bad.target, ASKED, (line) => lines.push(line)).then(({ findings }) => ({
    findings: [...findings],
  })));
}, 300_000); // the seed is written and read beside the other tests
afterAll(() => bad.stop());

test('at least 30 numbered checks; each has a planted defect', () => {
  const planted = new Set<string>([
    ...bad.planted.map(({ check }) => check),
    ...USER_FINDINGS.map(([check]) => check),
    'siteUnreachable', // nothing else is found where it is: tried below
  ]);
  expect(Object.keys(CHECKS).length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(CHECKS).filter((check) => !planted.has(check))).toEqual([]);
});

test('more than 60 planted defects of more than 30 kinds: each is found, and nothing else', () => {
  expect(bad.planted.length).toBeGreaterThanOrEqual(60);
  const textOf = ({ check, at }: { check: string; at: string }) => `${check} ${at}`;
  const inData = found.filter(({ at }) => at !== 'users').map(textOf);
  expect(inData.toSorted()).toEqual(bad.planted.map(textOf).toSorted());
});

test('users: how many, by field', () => {
  const ofUsers = found.filter(({ at }) => at === 'users').map(({ check, field, count }) => [check, field, count]);
  expect(ofUsers.toSorted()).toEqual(USER_FINDINGS.map((each) => [...each]).toSorted());
});

test('20 phone numbers in users: none is printed, and no id or field of another app', () => {
  const output = lines.join('\n');
  expect(NUMBERS.filter((number) => output.includes(number))).toEqual([]);
  expect(output).not.toMatch(/user-\d|contacts|phone/);
  expect(output).toMatch(/users \(firstName\): 4 documents/);
});

test('the site does not answer: said, and nothing of its policy', async () => {
  const server = await startServer({ port: 0, handle: (_, response) => response.writeHead(500).end() });
  const address = `http://localhost:${server.port}`;
  expect(await checkLive(address, bad.target)).toEqual([{ check: 'siteUnreachable', at: `${address}/home` }]);
  await server.stop();
});

test('the school of the seed on its own backend: no defect', async () => {
  const backend = await startBackend({ firestorePort: 0, authPort: 0, origins: [], project: 'demo-bazaar' });
  const firestore = `http://127.0.0.1:${backend.firestorePort}`;
  const media = await startMedia({ port: 0, origins: '*' });
  const streams = `http://localhost:${media.port}`;
  await seedDocuments(firestore, seedCatalogue({ now: NOW }));
  const target: Target = { project: 'demo-bazaar', token: 'owner', firestore, streams, images: `${streams}/bazaar` };
  const { findings, hasDefects } = await runDoctor(target, ASKED, () => {});
  expect(findings.filter(isDefect)).toEqual([]);
  expect(hasDefects).toBe(false);
  await media.stop();
  await backend.stop();
}, 300_000); // 38 films and 186 pictures are requested beside the other tests

test('more than 50,000 documents: nothing is read without --yes', async () => {
  const paths: string[] = [];
  const handle = fakeGoogle({ backend: bad.backend, count: 4_000, before: (path) => paths.push(path) });
  const google = await startServer({ port: 0, handle });
  const target: Target = { ...bad.target, firestore: `http://localhost:${google.port}` };
  const said: string[] = [];
  await expect(runDoctor(target, ASKED, (line) => said.push(line))).rejects.toThrow('only with --yes');
  expect(said).toEqual([expect.stringMatching(/^Reads 56000 documents, one read each: at most US\$ 0\.03/)]);
  expect(paths).toEqual([]);
  await google.stop();
});

test('every collection of content is examined', () =>
  expect(CONTENT.map(({ collection }) => collection.name).toSorted()).toEqual(Object.keys(CONTENT_LISTS).toSorted()));

test('README.md has the table of the checks', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const rows = (Object.keys(CHECKS) as CheckName[]).map((name) => {
    const { number, lost, seenBy } = CHECKS[name];
    return `| ${number} | ${lost} | ${seenBy} |`;
  });
  expect(readme.match(/^\| \d+ \|.*$/gm)).toEqual(rows);
});
