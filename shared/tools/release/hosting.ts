import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { RETRY_FOLDER } from '@remotes-kit/runtime/retryPath';
import { ROOT, type AppName } from '../build/folders.ts';
import { filesBelow, writeJson } from '@remotes-kit/release/files';
import { TRANSPORT_HEADERS, type DocumentHeaders } from '../compose/headers.ts';
import { documentHeadersOf, remoteRules, RETRIED_FOLDERS, shellRules } from '../compose/hostingRules.ts';
import { withSiteLock } from '@remotes-kit/release/siteLock';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { digestOf, hostingFolder, recorded, wasGiven } from '@remotes-kit/release/hostingRecord';
import { readSettings } from '../compose/siteFolder.ts';

const FIREBASE = join(ROOT, 'shared/firebase');
/** The configuration that a deploy writes, beside its folders. */
export const CONFIG = 'firebase.deploy.json';
/** Firebase's CLI in the version of its lockfile. It is apart from the other tools because only a deploy needs it. */
const CLI = join(ROOT, '.github/firebase-tools/node_modules/.bin/firebase');

/** Not in the spec: a deploy takes minutes, and another one waits for it. */
const DEPLOY_WAITS_MS = 15 * 60_000;

/** The folder of firebase.json, and Firebase's CLI. */
export interface Firebase {
  folder: string;
  cli: string;
}

/** Those of this checkout. */
export const FIREBASE_HERE: Firebase = { folder: FIREBASE, cli: CLI };

interface HostingDeploy {
  out: string;
  isDryRun: boolean;
  firebase?: Firebase;
  /** Is told what is done. */
  log?: (line: string) => void;
}

/**
 * Puts what differs from what Hosting was last given there: remotes on their own sites, then the shell's documents and
 * registry on the shell's. In this order no page refers to a file that is not there yet.
 */
export function deployToHosting({ out, isDryRun, firebase = FIREBASE_HERE, log = console.log }: HostingDeploy): void {
  if (!readSettings(publicFolder(out)).address && !isDryRun)
    throw new Error(
      `The site in ${out} was composed for this machine: \`npm run compose -- --site site.json\` makes one for Hosting.`,
    );
  const act = () => doSteps(stepsOf(out, firebase), { isDryRun, firebase, log });
  if (isDryRun) act();
  else withSiteLock(hostingFolder(out), 'the site is being deployed', act, DEPLOY_WAITS_MS);
}

/** One step of a deploy: its sentence for a terminal, and the act. */
export interface Step {
  what: string;
  run(): void;
}

/** Says each step and does it; a dry run says them only. Throws, before the first one, where Firebase's CLI is not installed. */
export function doSteps(
  steps: readonly Step[],
  { isDryRun, firebase, log = console.log }: Pick<HostingDeploy, 'isDryRun' | 'log'> & { firebase: Firebase },
): void {
  if (!existsSync(firebase.cli) && !isDryRun)
    throw new Error("Firebase's CLI is not installed: `npm ci --prefix .github/firebase-tools`.");
  log(isDryRun ? '\nOn Firebase Hosting this would be done, in shared/firebase:' : '\nFirebase Hosting:');
  for (const [index, { what, run }] of steps.entries()) {
    log(`  ${index + 1}. ${what}`);
    if (!isDryRun) run();
  }
}

function stepsOf(out: string, { folder, cli }: Firebase): Step[] {
  const release = publicFolder(out);
  const { address = '', hosts = [] } = readSettings(release);
  const config = hostingConfig(documentHeadersOf(release), address, filesBelow(release), hosts);
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
    run: () => layOut(release, site === 'shell' ? readdirSync(release) : [partOf(site)], join(folder, 'deploy', site)),
  }));
  const deploys = changed.map((site) => {
    const args = ['deploy', '--config', CONFIG, '--only', `hosting:${site}`];
    const call = () => execFileSync(cli, args, { cwd: folder, stdio: 'inherit' });
    return {
      what: [relative(folder, cli), ...args].join(' '),
      run: () => recorded(out, site, digests.get(site)!, call),
    };
  });
  const write = {
    what: `write ${CONFIG}: the headers, with the hashes of these documents`,
    run: () => writeJson(join(folder, CONFIG), config),
  };
  return [...copies, write, ...deploys];
}

/**
 * Fills the folder of one Hosting site with these parts of a release. Hosting knows no rewriting of a prefix, so what may be
 * tried again lies there twice; it stores the same content once. A hidden file of a release is no file of the site.
 */
export function layOut(release: string, parts: readonly string[], site: string): void {
  const copy = (part: string, to: string) =>
    cpSync(join(release, part), join(site, to), { recursive: true, filter: (path) => !basename(path).startsWith('.') });
  rmSync(site, { recursive: true, force: true });
  for (const part of parts) copy(part, part);
  for (const part of parts.filter((found) => RETRIED_FOLDERS.includes(found))) copy(part, join(RETRY_FOLDER, part));
}

/** The first of the two hidden ones matches `.site` itself, and not what is in it. */
const IGNORE = ['firebase*.json', '**/.*', '**/.*/**', '**/*.map'];

/**
 * firebase.json, made of the same rules as the local servers answer by. `documents` and `files` are those of a release;
 * `address` is the shell's origin, which the remotes let in, as they do the foreign `hosts`.
 */
export function hostingConfig(
  documents: DocumentHeaders,
  address: string,
  files: readonly string[] = [],
  hosts: readonly string[] = [],
) {
  const common = (target: string) => ({ target, public: `deploy/${target}`, ignore: IGNORE });
  const ofRemote = (name: RemoteName) => files.filter((file) => file.startsWith(`${REMOTES[name].folder}/`));
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    hosting: [
      { ...common('shell'), ...shellRules(documents, files, hosts, TRANSPORT_HEADERS) },
      ...REMOTE_NAMES.map((name) => ({
        ...common(name),
        ...remoteRules([address, ...hosts], ofRemote(name), TRANSPORT_HEADERS),
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
