import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { ROOT } from '../build/folders.ts';
import { TRANSPORT_HEADERS } from '../compose/headers.ts';
import { filesBelow, writeJson } from '../compose/files.ts';
import {
  documentHeadersOf,
  remoteRules,
  RETRIED_FOLDERS,
  RETRY_FOLDER,
  shellRules,
  type DocumentHeaders,
} from '../compose/hostingRules.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { readSettings } from '../compose/siteFolder.ts';

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
  const steps: Record<string, () => void> = {};
  for (const name of remotes) {
    const { folder } = REMOTES[name];
    steps[`copy ${folder}/ (every version) to deploy/${name}/${folder}/`] = () =>
      layOut(out, [folder], join(FIREBASE, 'deploy', name));
  }
  steps['copy the shell, its documents and remotes.json to deploy/shell/'] = () =>
    layOut(out, readdirSync(out), join(FIREBASE, 'deploy/shell'));
  steps[`write ${CONFIG}: the headers, with the hashes of these documents`] = () =>
    writeJson(join(FIREBASE, CONFIG), hostingConfig(documentHeadersOf(out), address!, filesBelow(out)));
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

/**
 * Fills the folder of one Hosting site with these parts of a release. Hosting knows no rewriting of a prefix, so what may be
 * tried again lies there twice; it stores the same content once.
 */
export function layOut(release: string, parts: readonly string[], site: string): void {
  rmSync(site, { recursive: true, force: true });
  for (const part of parts) cpSync(join(release, part), join(site, part), { recursive: true });
  for (const part of parts.filter((found) => RETRIED_FOLDERS.includes(found)))
    cpSync(join(release, part), join(site, RETRY_FOLDER, part), { recursive: true });
}

const IGNORE = ['firebase*.json', '**/.*', '**/*.map'];

/**
 * firebase.json, made of the same rules as the local servers answer by. `documents` and `files` are those of a release;
 * `address` is the shell's origin, which the remotes let in.
 */
export function hostingConfig(documents: DocumentHeaders, address: string, files: readonly string[] = []) {
  const common = (target: string) => ({ target, public: `deploy/${target}`, ignore: IGNORE });
  const ofRemote = (name: RemoteName) => files.filter((file) => file.startsWith(`${REMOTES[name].folder}/`));
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    hosting: [
      { ...common('shell'), ...shellRules(documents, files, TRANSPORT_HEADERS) },
      ...REMOTE_NAMES.map((name) => ({
        ...common(name),
        ...remoteRules(address, ofRemote(name), TRANSPORT_HEADERS),
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
