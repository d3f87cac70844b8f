/** The local servers in a process of their own, for servers.fuzz.test.ts: sends their ports, and runs until it is told to end. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMedia } from '../../backend/media/startMedia.ts';
import { startBackend } from '../../backend/startBackend.ts';
import { reservePorts } from '../../ports/reservePorts.ts';
import { serveFolder } from '../serveFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'bazaar-fuzz-'));
for (const name of ['assets', '.site', '.vite']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'index.html'), '<!doctype html>landing page');
writeFileSync(join(folder, 'frame.html'), '<!doctype html>shell');
writeFileSync(join(folder, 'assets/app-12345678.js'), 'export {}'.padEnd(4_000, ';'));

const ports = await reservePorts();
const origins = [`http://localhost:${ports.shell}`];
await serveFolder({ folder, port: ports.shell, isApp: true });
await serveFolder({ folder, port: ports.feed, allowOrigin: origins[0]! });
await startMedia({ port: ports.media, origins, hasFaults: true });
await startBackend({
  project: 'demo-bazaar',
  firestorePort: ports.firestore,
  authPort: ports.authBackend,
  origins,
  hasFaults: true,
  log: () => {},
});
process.send!(ports);
