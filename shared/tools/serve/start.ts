/** `npm start`: builds what changed and starts the composed site as production would serve it. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { allPorts, type ServerName } from '../ports/ports.ts';
import { forgetData } from '../backend/storage/backendState.ts';
import { REMOTE_NAMES } from '../../contracts/remotes.ts';
import { assertOwnAddress } from '@remotes-kit/release/hosts';
import { buildApps } from '../build/buildApps.ts';
import { DEPLOY } from '../build/folders.ts';
import { localHosts } from '@remotes-kit/release/foreignHosts';
import { assertFree } from '../ports/reservePorts.ts';
import { findSuite, whyNoSuite, type Suite } from '../emulators/suite.ts';
import { endWithParent } from '@remotes-kit/release/endWithParent';
import { startOnSuite } from './startOnSuite.ts';
import { defaultJournalFile, startSite } from './startSite.ts';

const { values } = parseArgs({
  options: {
    origins: { type: 'boolean', default: false },
    firestore: { type: 'string', default: 'embedded' },
    emulators: { type: 'boolean', default: false },
    posts: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    codes: { type: 'string' },
    out: { type: 'string' },
    'foreign-host': { type: 'string', multiple: true, default: [] },
    host: { type: 'string' },
  },
});

async function main() {
  const ports = allPorts();
  const { host } = values;
  if (host !== undefined) assertOwnAddress(host);
  const suite = values.emulators ? suiteOf(values) : undefined;
  const hosts = v.parse(localHosts, values['foreign-host']);
  const backends: ServerName[] = ['shell', 'media', 'firestore', 'authBackend'];
  await assertFree(ports, values.origins ? [...backends, ...REMOTE_NAMES] : backends);
  const started = Date.now();
  console.log('Building the shell and five remotes (only what changed)');
  await buildApps();
  console.log('Starting the backend, the media server and the site');
  const isEmulator = suite !== undefined || values.firestore === 'emulator';
  const journalFile = values.memory ? undefined : defaultJournalFile();
  if (journalFile && (values.fresh || values.posts)) forgetData(journalFile);
  const what = {
    ports,
    out: values.out ?? DEPLOY,
    posts: values.posts === undefined ? undefined : Number(values.posts),
  };
  const site = suite
    ? await startOnSuite(suite, what)
    : await startSite({
        ...what,
        hasOwnOrigins: values.origins,
        hasIndex: true,
        address: host,
        hosts,
        firestore: isEmulator ? 'emulator' : 'embedded',
        journalFile,
        codesPerVisitor: values.codes === undefined ? undefined : Number(values.codes),
      });
  console.log(`${site.seeded > 0 ? `  seeded ${site.seeded} documents` : '  with the data of the last start'}

Bazaar School is open: ${site.url}   (${((Date.now() - started) / 1000).toFixed(0)} s)

  ${ports.shell}  the site${suite ? " on Firebase Hosting's emulator" : ''}${values.origins ? ', and each remote on a port of its own:' : ', remotes under its paths'}
${values.origins ? REMOTE_NAMES.map((name) => `  ${ports[name]}  ${name}\n`).join('') : ''}  ${ports.media}  images, video, countries
  ${ports.firestore}  Firestore (${isEmulator ? "Google's emulator" : 'embedded backend: the REST subset that the app uses'})
  ${ports.authBackend}  phone sign-in${suite ? " (Firebase Auth's emulator); one-time codes are" : '; one-time codes appear below and'} at
        http://${host ?? 'localhost'}:${ports.authBackend}/emulator/v1/projects/demo-bazaar/verificationCodes

${
  host === undefined
    ? ''
    : `
WARNING: everyone who reaches ${host} can open this site, and read and change all its data and accounts.
`
}
Ctrl-C stops everything.`);
  stop = () => site.stop();
}

/** Until the site is open, ending this process ends what it has started. */
let stop: () => Promise<void> = async () => process.exit(1);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1); // the second signal: do not wait for open connections
    isStopping = true;
    void stop().then(() => process.exit(0));
  });
}

/** Throws with one line where the emulator suite cannot be started. */
function suiteOf({ origins, host, 'foreign-host': hosts }: typeof values): Suite {
  if (origins || host !== undefined || hosts.length > 0)
    throw new Error(
      '`--emulators` serves one site, with the remotes under its paths: leave out `--origins`, `--host` and `--foreign-host`.',
    );
  const suite = findSuite();
  const reason = whyNoSuite(suite);
  if (reason) throw new Error(`\`--emulators\` cannot start: ${reason}`);
  return suite;
}

endWithParent();
main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
