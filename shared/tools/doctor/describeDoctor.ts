/** For tests: the table of planted defects, on any Firestore of this machine. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMedia } from '../backend/media/startMedia.ts';
import { seedDocuments } from '../backend/seedDocuments.ts';
import { startBackend, type StartFirestore } from '../backend/startBackend.ts';
import { seedCatalogue } from '../seed/seed.ts';
import { runDoctor } from './doctor.ts';
import { NOW, startBadSchool, type BadSchool } from './planted/badSchool.ts';
import { NUMBERS, USER_FINDINGS } from './planted/users.ts';
import type { Target } from './reading/target.ts';
import { isDefect } from './report.ts';

export const EXAMINE_ALL = { isYes: false, isAll: true, hasMedia: true, nowMs: NOW };

/** Runs the doctor on the school of the seed, sound and with every planted defect. Absent: the embedded Firestore. */
export function describeDoctor(firestore?: StartFirestore): void {
  let bad: BadSchool;
  const lines: string[] = [];
  let found: { check: string; at: string; field?: string; count?: number }[];
  beforeAll(async () => {
    bad = await startBadSchool(firestore);
    found = [...(await runDoctor(bad.target, EXAMINE_ALL, (line) => lines.push(line))).findings];
  }, 300_000); // the seed is written and read beside the other tests
  afterAll(() => bad?.stop());

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

  test('the school of the seed: no defect', async () => {
    const backend = await startBackend({
      firestorePort: 0,
      authPort: 0,
      origins: [],
      project: 'demo-bazaar',
      firestore,
    });
    const origin = `http://127.0.0.1:${backend.firestorePort}`;
    const media = await startMedia({ port: 0, origins: '*' });
    const streams = `http://localhost:${media.port}`;
    await seedDocuments(origin, seedCatalogue({ now: NOW }));
    const images = `${streams}/bazaar`;
    const target: Target = { project: 'demo-bazaar', token: 'owner', firestore: origin, streams, images };
    const { findings, hasDefects } = await runDoctor(target, EXAMINE_ALL, () => {});
    expect(findings.filter(isDefect)).toEqual([]);
    expect(hasDefects).toBe(false);
    await media.stop();
    await backend.stop();
  }, 300_000); // 63 films and 246 pictures are requested beside the other tests
}
