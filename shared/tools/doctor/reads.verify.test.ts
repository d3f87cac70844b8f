import { expect, test } from 'vitest';
import { seedDocuments } from '../backend/seedDocuments.ts';
import { startBackend } from '../backend/startBackend.ts';
import { eachFirestore } from '../parity/eachFirestore.ts';
import { startServer } from '@remotes-kit/release/startServer';
import { runDoctor } from './doctor.ts';
import { NOW } from './planted/badSchool.ts';
import { fakeGoogle } from './planted/fakeGoogle.ts';
import type { Target } from './reading/target.ts';

test.each(eachFirestore())(
  '10,000 documents on %s: announced, then each read once, in less than a minute',
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
    const documents = Array.from({ length: count }, (_, index) => ({
      path: `stories/story-${index}`,
      fields: { title: 'New', imageIds: ['story-01'], _createdBy: { timestamp: new Date(NOW - index) } },
    }));
    await seedDocuments(firestore, documents);
    const read: string[] = [];
    const after = (_: string, text: string) =>
      read.push(...[...text.matchAll(/"name": ?"([^"]+)"/g)].map(([, name]) => name!));
    // The embedded backend does not count.
    const announced = startFirestore ? count : 714 * 14;
    const handle = fakeGoogle({ backend: firestore, count: startFirestore ? undefined : 714, after });
    const google = await startServer({ port: 0, handle });
    const target: Target = {
      project: 'demo-bazaar',
      token: 'owner',
      firestore: `http://localhost:${google.port}`,
      images: 'https://images.example',
      streams: 'https://streams.example',
    };
    const said: string[] = [];
    const startedAt = performance.now();
    await runDoctor(target, { isYes: false, isAll: false, hasMedia: false, nowMs: NOW }, (line) => said.push(line));
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    expect(said[0]).toContain(`Reads ${announced} documents, one read each: at most US$ 0.01`);
    expect(said[1]).toBe(`${count} documents were read.`);
    expect(read).toHaveLength(count);
    expect(new Set(read).size).toBe(count);
    await google.stop();
    await backend.stop();
  },
  300_000,
); // most of it is writing the documents
