/** `npm start`: builds what changed and starts the composed site as production would serve it. */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allPorts, type ServerName } from '../ports/ports.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { buildApps } from '../build/buildApps.ts';
import { endWithParent } from './endWithParent.ts';
import { assertFree } from '../ports/freePorts.ts';
import { defaultSnapshotFile, startSite } from './startSite.ts';

const { values } = parseArgs({
  options: {
    origins: { type: 'boolean', default: false },
    firestore: { type: 'string', default: 'embedded' },
    posts: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

const say = (line: string) => console.log(line);

async function main() {
  const ports = allPorts();
  const backends: ServerName[] = ['shell', 'media', 'firestore', 'authBackend'];
  await assertFree(ports, values.origins ? [...backends, ...REMOTE_NAMES] : backends);
  const started = Date.now();
  say('Building the shell and five remotes (only what changed)');
  await buildApps(say);
  say('Starting the backend, the media server and the site');
  const snapshotFile = defaultSnapshotFile();
  if (values.fresh || values.posts) rmSync(snapshotFile, { force: true });
  const site = await startSite({
    ports,
    hasOwnOrigins: values.origins,
    firestore: values.firestore === 'emulator' ? 'emulator' : 'embedded',
    ...(!values.memory && { snapshotFile }),
    ...(values.out && { out: values.out }),
    say,
    ...(values.posts && { posts: Number(values.posts) }),
  });
  say(`
Bazaar School is open: ${site.url}   (${((Date.now() - started) / 1000).toFixed(0)} s)

  ${ports.shell}  the site${values.origins ? ', and each remote on a port of its own:' : ', remotes under its paths'}
${values.origins ? REMOTE_NAMES.map((name) => `  ${ports[name]}  ${name}\n`).join('') : ''}  ${ports.media}  images, video, countries
  ${ports.firestore}  Firestore (${values.firestore === 'emulator' ? "Google's emulator" : 'embedded backend: the REST subset that the app asks'})
  ${ports.authBackend}  phone sign-in; one-time codes appear below and at
        http://localhost:${ports.authBackend}/emulator/v1/projects/demo-bazaar/verificationCodes

Ctrl-C stops everything.`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1); // asked twice: do not wait for open connections
      isStopping = true;
      void site.stop().then(() => process.exit(0));
    });
  }
}

endWithParent();
main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
