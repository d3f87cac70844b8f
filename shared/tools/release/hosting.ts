import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf, REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { FRAME_DOCUMENT } from '../build/documents.ts';
import { ROOT } from '../build/folders.ts';
import { IMMUTABLE, remoteHeaders, SHELL_HEADERS, TRANSPORT_HEADERS, type Headers } from '../compose/headers.ts';
import { writeJson } from '../compose/files.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { headersFile, readSettings } from '../compose/siteFolder.ts';

const FIREBASE = join(ROOT, 'shared/firebase');
const CONFIG = 'firebase.deploy.json';
/** Downloaded only by a deploy. */
const CLI = ['--yes', 'firebase-tools@15'];

interface HostingDeploy {
  /** The remotes whose own sites change. */
  remotes: RemoteName[];
  out: string;
  isDryRun: boolean;
}

/**
 * Puts remotes on their own Hosting sites, then the shell's documents and registry on the shell's: in this order no page
 * refers to a file that is not there yet.
 */
export function deployToHosting({ remotes, out: site, isDryRun }: HostingDeploy): void {
  const out = publicFolder(site);
  const { address } = readSettings(out);
  if (!address && !isDryRun)
    throw new Error(
      `The site in ${out} was composed for this machine: \`npm run compose -- --site site.json\` makes one for Hosting.`,
    );
  const documents = () => JSON.parse(readFileSync(headersFile(out), 'utf8')) as { page: Headers; signIn: Headers };
  const steps: Record<string, () => void> = {};
  for (const name of remotes) {
    const { folder } = REMOTES[name];
    steps[`copy ${folder}/ (every version) to deploy/${name}/${folder}/`] = () =>
      copy(join(out, folder), join(FIREBASE, 'deploy', name, folder));
  }
  steps['copy the shell, its documents and remotes.json to deploy/shell/'] = () =>
    copy(out, join(FIREBASE, 'deploy/shell'));
  steps[`write ${CONFIG}: the headers, with the hashes of these documents`] = () =>
    writeJson(join(FIREBASE, CONFIG), hostingConfig(documents(), address!));
  for (const site of [...remotes, 'shell']) {
    const args = [...CLI, 'deploy', '--config', CONFIG, '--only', `hosting:${site}`];
    steps[['npx', ...args].join(' ')] = () => execFileSync('npx', args, { cwd: FIREBASE, stdio: 'inherit' });
  }
  console.log(isDryRun ? '\nOn Firebase Hosting this would be done, in shared/firebase:' : '\nFirebase Hosting:');
  for (const [index, [what, act]] of Object.entries(steps).entries()) {
    console.log(`  ${index + 1}. ${what}`);
    if (!isDryRun) act();
  }
}

function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
}

const SIGN_IN_PATHS = REMOTE_NAMES.flatMap((name) => REMOTES[name].prefixes).filter(
  (prefix) => documentOf(prefix) === 'signIn',
);
const IGNORE = ['firebase*.json', '**/.*', '**/*.map'];
/** Hosting knows no rewriting of a prefix: the retry path is a redirect there (docs/decisions/003). */
const RETRY_PATHS = [{ regex: '^/_r[0-9]+/(?P<file>.*)$', destination: '/:file', type: 302 }];

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
const FILES = [
  { source: '**/assets/**', headers: listed({ 'Cache-Control': IMMUTABLE }) },
  { source: '**/mf-manifest.json', headers: listed({ 'Cache-Control': 'no-cache, stale-if-error=86400' }) },
];
const general = (headers: Headers) => ({
  source: '**',
  headers: listed({ 'Cache-Control': 'no-cache', ...headers, ...TRANSPORT_HEADERS }),
});

/**
 * firebase.json, made of the same headers as the local servers send. `documents` are those written with a site's documents;
 * `address` is the shell's origin, which the remotes let in.
 */
export function hostingConfig(documents: { page: Headers; signIn: Headers }, address: string) {
  const folders = REMOTE_NAMES.map((name) => REMOTES[name].folder);
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    hosting: [
      {
        target: 'shell',
        public: 'deploy/shell',
        ignore: IGNORE,
        redirects: RETRY_PATHS,
        rewrites: [
          { source: '/home', destination: '/index.html' },
          { source: `!/@(assets|${folders.join('|')})/**`, destination: `/${FRAME_DOCUMENT}` },
        ],
        // Where several rules match a path, the last one counts.
        headers: [
          general(SHELL_HEADERS),
          { source: '!**/*.*', headers: listed(documents.page) },
          ...SIGN_IN_PATHS.map((source) => ({ source, headers: listed(documents.signIn) })),
          ...FILES,
        ],
      },
      ...REMOTE_NAMES.map((name) => ({
        target: name,
        public: `deploy/${name}`,
        ignore: IGNORE,
        redirects: RETRY_PATHS,
        headers: [general(remoteHeaders(address)), ...FILES],
      })),
    ],
  };
}

/** .firebaserc: one Hosting site for each app, so that each is deployed and rolled back by itself. */
export const hostingTargets = (project: string) => ({
  projects: { default: project },
  targets: {
    [project]: {
      hosting: { shell: [project], ...Object.fromEntries(REMOTE_NAMES.map((name) => [name, [`${project}-${name}`]])) },
    },
  },
});
