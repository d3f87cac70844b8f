/**
 * `npm run dev`: backend, media and six Vite dev servers. `npm run dev:feed`: one remote alone on the same backend;
 * `npm run dev:feed -- --with-shell`: that remote in a dev shell, the others as built: two dev servers.
 */
import { parseArgs } from 'node:util';
import concurrently from 'concurrently';
import { allPorts, type Ports } from '../ports/ports.ts';
import { REMOTE_NAMES, type RemoteName } from '../../contracts/remotes.ts';
import { LIVE_REMOTE } from './devRegistry.ts';
import { buildApps } from '../build/buildApps.ts';
import { endWithParent } from '../serve/endWithParent.ts';
import { APP_NAMES, distOf, folderOf, type AppName } from '../build/folders.ts';
import { assertFree } from '../ports/reservePorts.ts';
import { serveFolder } from '../serve/serveFolder.ts';
import { defaultJournalFile, startBackends } from '../serve/startSite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'with-shell': { type: 'boolean', default: false }, memory: { type: 'boolean', default: false } },
});
const own = APP_NAMES.find((app) => app === positionals[0]);
const isAlone = own !== undefined && !values['with-shell'];
/** Vite's mode; its own is `development`. Each has a cache of its own. */
const mode = isAlone ? 'alone' : own ? 'with-shell' : 'development';
const others = own && !isAlone ? REMOTE_NAMES.filter((name) => name !== own) : [];

async function main() {
  const ports = allPorts();
  const apps: AppName[] = isAlone ? [own] : APP_NAMES.filter((app) => !others.some((other) => other === app));
  await assertFree(ports, [...apps, ...others, 'media', 'firestore', 'authBackend']);
  const { backend, media } = await startBackends(ports, {
    journalFile: values.memory ? undefined : defaultJournalFile(),
  });
  const built = await serveBuilt(others, ports);
  console.log(
    `Open http://localhost:${ports[isAlone ? own : 'shell']} once the servers below are ready. Ctrl-C stops everything.`,
  );
  const { result } = concurrently(
    apps.map((app) => ({
      name: app,
      cwd: folderOf(app),
      command: `npx vite --mode ${mode}`,
      env: others.length > 0 ? { [LIVE_REMOTE]: own } : {},
    })),
    { killOthersOn: ['failure'] },
  );
  await result.catch(() => {}); // Ctrl-C ends the dev servers, which they report as a failure
  await Promise.all([backend, media, ...built].map((server) => server.stop()));
}

/** The remotes that are not under work, each from its last build. */
async function serveBuilt(names: RemoteName[], ports: Ports) {
  await buildApps(names);
  const allowOrigin = `http://localhost:${ports.shell}`;
  return Promise.all(names.map((name) => serveFolder({ folder: distOf(name), port: ports[name], allowOrigin })));
}

endWithParent();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
