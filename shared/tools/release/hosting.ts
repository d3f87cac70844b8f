import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf, REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { FRAME_DOCUMENT } from '../build/documents.ts';
import { ROOT, type AppName } from '../build/folders.ts';
import { IMMUTABLE, remoteHeaders, SHELL_HEADERS, TRANSPORT_HEADERS, type Headers } from '../compose/headers.ts';
import { writeJson } from '../compose/files.ts';
import { withSiteLock } from '../compose/siteLock.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { digestOf, hostingFolder, recorded, wasGiven } from './hostingRecord.ts';
import { headersFile, readSettings } from '../compose/siteFolder.ts';

const FIREBASE = join(ROOT, 'shared/firebase');
const CONFIG = 'firebase.deploy.json';
/** Downloaded only by a deploy. */
const CLI = ['--yes', 'firebase-tools@15'];

/** Not in the spec: a deploy takes minutes, and another one waits for it. */
const DEPLOY_WAITS_MS = 15 * 60_000;

interface HostingDeploy {
  out: string;
  isDryRun: boolean;
  /** The folder of firebase.json, and Firebase's CLI called in it. */
  firebase?: { folder: string; call: (args: string[]) => void };
}

const FIREBASE_HERE: Required<HostingDeploy>['firebase'] = {
  folder: FIREBASE,
  call: (args) => execFileSync('npx', args, { cwd: FIREBASE, stdio: 'inherit' }),
};

/**
 * Puts what differs from what Hosting was last given there: remotes on their own sites, then the shell's documents and
 * registry on the shell's. In this order no page refers to a file that is not there yet.
 */
export function deployToHosting({ out, isDryRun, firebase = FIREBASE_HERE }: HostingDeploy): void {
  if (!readSettings(publicFolder(out)).address && !isDryRun)
    throw new Error(
      `The site in ${out} was composed for this machine: \`npm run compose -- --site site.json\` makes one for Hosting.`,
    );
  console.log(isDryRun ? '\nOn Firebase Hosting this would be done, in shared/firebase:' : '\nFirebase Hosting:');
  const act = () => {
    for (const [index, { what, run }] of stepsOf(out, firebase).entries()) {
      console.log(`  ${index + 1}. ${what}`);
      if (!isDryRun) run();
    }
  };
  if (isDryRun) act();
  else withSiteLock(hostingFolder(out), 'the site is being deployed', act, DEPLOY_WAITS_MS);
}

function stepsOf(out: string, { folder, call }: typeof FIREBASE_HERE): { what: string; run: () => void }[] {
  const release = publicFolder(out);
  const documents = JSON.parse(readFileSync(headersFile(release), 'utf8')) as { page: Headers; signIn: Headers };
  const config = hostingConfig(documents, readSettings(release).address ?? '');
  const partOf = (site: AppName) => (site === 'shell' ? '' : REMOTES[site].folder);
  const digests = new Map(
    [...REMOTE_NAMES, 'shell' as const].map((site) => {
      const siteConfig = config.hosting.find(({ target }) => target === site);
      return [site, digestOf(join(release, partOf(site)), siteConfig)];
    }),
  );
  const changed = [...digests.keys()].filter((site) => !wasGiven(out, site, digests.get(site)!));
  if (changed.length === 0) return [{ what: 'nothing: Hosting has all of it', run: () => {} }];
  const copies = changed.map((site) => ({
    what:
      site === 'shell'
        ? 'copy the shell, its documents and remotes.json to deploy/shell/'
        : `copy ${partOf(site)}/ (every version) to deploy/${site}/${partOf(site)}/`,
    run: () => copy(join(release, partOf(site)), join(folder, 'deploy', site, partOf(site))),
  }));
  const deploys = changed.map((site) => {
    const args = [...CLI, 'deploy', '--config', CONFIG, '--only', `hosting:${site}`];
    return { what: ['npx', ...args].join(' '), run: () => recorded(out, site, digests.get(site)!, () => call(args)) };
  });
  const write = {
    what: `write ${CONFIG}: the headers, with the hashes of these documents`,
    run: () => writeJson(join(folder, CONFIG), config),
  };
  return [...copies, write, ...deploys];
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
