import { expect, test } from 'vitest';
import { startMedia } from '../backend/media/startMedia.ts';
import { seedDocuments } from '../backend/seedDocuments.ts';
import { startBackend } from '../backend/startBackend.ts';
import { eachFirestore } from '../parity/eachFirestore.ts';
import { startServer } from '@remotes-kit/release/startServer';
import { runDoctor } from './doctor.ts';
import { NOW } from './planted/badSchool.ts';
import { fakeGoogle } from './planted/fakeGoogle.ts';
import { manyDocuments, PLANTED_AMONG_MANY } from './planted/manyDocuments.ts';
import type { Target } from './reading/target.ts';
import { isDefect } from './report.ts';

test.each(eachFirestore())(
  '10,000 documents of all collections on %s: announced, then each read once and checked, in less than a minute',
  async (_, startFirestore) => {
    const count = 10_000;
    const backend = await startBackend({
      firestorePort: 0,
      authPort: 0,
      origins: [],
      project: 'demo-bazaar',
      firestore: startFirestore,
    });
    const firestore = `http://127.0.0.1:${backend.firestorePort}`;
    const documents = manyDocuments(count);
    expect(new Set(documents.map(({ path }) => path.split('/')[0])).size).toBe(14);
    await seedDocuments(firestore, documents);
    const read: string[] = [];
    const after = (_: string, text: string) =>
      read.push(...[...text.matchAll(/"name": ?"([^"]+)"/g)].map(([, name]) => name!));
    // The embedded backend does not count.
    const announced = startFirestore ? count : 714 * 14;
    const handle = fakeGoogle({ backend: firestore, count: startFirestore ? undefined : 714, after });
    const google = await startServer({ port: 0, handle });
    const media = await startMedia({ port: 0, origins: '*' });
    const streams = `http://localhost:${media.port}`;
    const target: Target = {
      project: 'demo-bazaar',
      token: 'owner',
      firestore: `http://localhost:${google.port}`,
      images: `${streams}/bazaar`,
      streams,
    };
    const said: string[] = [];
    const startedAt = performance.now();
    const asked = { isYes: false, isAll: false, hasMedia: true, nowMs: NOW };
    const { findings } = await runDoctor(target, asked, (line) => said.push(line));
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    expect(said[0]).toContain(`Reads ${announced} documents, one read each: at most US$ 0.01`);
    expect(said[1]).toBe(`${count} documents were read.`);
    expect(read).toHaveLength(count);
    expect(new Set(read).size).toBe(count);
    const found = findings.filter(isDefect).map(({ check, at }) => `${check} ${at}`);
    expect(found.toSorted()).toEqual(PLANTED_AMONG_MANY.map(({ check, at }) => `${check} ${at}`).toSorted());
    await media.stop();
    await google.stop();
    await backend.stop();
  },
  300_000,
); // most of it is writing the documents
