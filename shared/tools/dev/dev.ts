/**
 * `npm run dev`: backend, media and six Vite dev servers. `npm run dev:feed`: one remote alone on the same backend;
 * `npm run dev:feed -- --with-shell`: that remote in a dev shell, the others as built: two dev servers.
 */
import { parseArgs } from 'node:util';
import concurrently from 'concurrently';
import { allPorts } from '../ports/ports.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { serveBuilt } from './builtRemotes.ts';
import { commandLine } from './commandLine.ts';
import { BUILT_REMOTES } from './devRegistry.ts';
import { endWithParent } from '@remotes-kit/release/endWithParent';
import { APP_NAMES, folderOf, type AppName } from '../build/folders.ts';
import { viteArguments } from '../build/viteArguments.ts';
import { assertFree } from '../ports/reservePorts.ts';
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
      command: commandLine(process.execPath, viteArguments(['--mode', mode])),
      env: { [BUILT_REMOTES]: built.folder },
    })),
    { killOthersOn: ['failure'] },
  );
  await result.catch(() => {}); // Ctrl-C ends the dev servers, which they report as a failure
  await Promise.all([backend, media, built].map((server) => server.stop()));
}

endWithParent();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
