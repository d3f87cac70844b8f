/** `npm run dev`: backend, media and six Vite dev servers. `npm run dev:feed`: one remote alone on the same backend. */
import concurrently from 'concurrently';
import { startMedia } from '../backend/media/startMedia.ts';
import { startBackend } from '../backend/startBackend.ts';
import { allPorts } from '../contracts/ports.ts';
import { REMOTE_NAMES } from '../contracts/remotes.ts';
import { APP_NAMES, folderOf, type AppName } from './folders.ts';
import { assertFree } from './freePorts.ts';
import { seed } from './seed.ts';
import { defaultSnapshotFile } from './startSite.ts';

const alone = APP_NAMES.find((app) => app === process.argv[2]);

async function main() {
  const ports = allPorts();
  const apps: AppName[] = alone ? [alone] : APP_NAMES;
  await assertFree(ports, [...apps, 'media', 'firestore', 'authBackend']);
  const origins = ['shell', ...REMOTE_NAMES].map((app) => `http://localhost:${ports[app as AppName]}`);
  const backend = await startBackend({
    project: 'demo-bazaar',
    firestorePort: ports.firestore,
    authPort: ports.authBackend,
    origins,
    snapshotFile: defaultSnapshotFile(),
  });
  const media = await startMedia({ port: ports.media, origins });
  await seed({ firestorePort: ports.firestore });
  console.log(`Open http://localhost:${ports[alone ?? 'shell']} once the servers below are ready. Ctrl-C stops everything.`);
  const { result } = concurrently(
    apps.map((app) => ({ name: app, cwd: folderOf(app), command: alone ? 'npx vite --mode alone' : 'npx vite' })),
    { killOthersOn: ['failure'] },
  );
  await result.catch(() => {}); // Ctrl-C ends the dev servers, which they report as a failure
  await Promise.all([backend.stop(), media.stop()]);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
