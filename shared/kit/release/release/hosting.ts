import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Composition } from '../compose/composition.ts';
import type { Firebase } from '../compose/checkout.ts';
import { remoteFolder } from '../compose/remoteFolder.ts';
import { RETRY_FOLDER } from '@remotes-kit/runtime/retryPath';
import { filesBelow, writeJson } from '../compose/files.ts';
import { TRANSPORT_HEADERS, type DocumentHeaders } from '../compose/headers.ts';
import { documentHeadersOf, remoteRules, retriedFolders, shellRules } from '../compose/hostingRules.ts';
import { withSiteLock } from '../compose/siteLock.ts';
import { publicFolder } from '../compose/siteReleases.ts';
import { digestOf, hostingFolder, recorded, wasGiven } from './hostingRecord.ts';
import { readSettings } from '../compose/siteFolder.ts';

/** The configuration that a deploy writes, beside its folders. */
export const CONFIG = 'firebase.deploy.json';

/** Not in the spec: a deploy takes minutes, and another one waits for it. */
const DEPLOY_WAITS_MS = 15 * 60_000;

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
export function deployToHosting(
  composition: Composition,
  { out, isDryRun, firebase = composition.firebase, log = console.log }: HostingDeploy,
): void {
  if (!readSettings(publicFolder(out)).address && !isDryRun)
    throw new Error(
      `The site in ${out} was composed for this machine: \`npm run compose -- --site site.json\` makes one for Hosting.`,
    );
  const act = () => doSteps(composition, stepsOf(composition, out, firebase), { isDryRun, firebase, log });
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
  composition: Composition,
  steps: readonly Step[],
  { isDryRun, firebase, log = console.log }: Pick<HostingDeploy, 'isDryRun' | 'log'> & { firebase: Firebase },
): void {
  if (!existsSync(firebase.cli) && !isDryRun)
    throw new Error(`Firebase's CLI is not installed: \`${composition.firebase.install}\`.`);
  const folder = relative(composition.checkout.root, composition.firebase.folder);
  log(isDryRun ? `\nOn Firebase Hosting this would be done, in ${folder}:` : '\nFirebase Hosting:');
  for (const [index, { what, run }] of steps.entries()) {
    log(`  ${index + 1}. ${what}`);
    if (!isDryRun) run();
  }
}

function stepsOf(composition: Composition, out: string, { folder, cli }: Firebase): Step[] {
  const release = publicFolder(out);
  const { address = '', hosts = [] } = readSettings(release);
  const config = hostingConfig(composition, documentHeadersOf(release), address, filesBelow(release), hosts);
  const partOf = (site: string) => (site === 'shell' ? '' : remoteFolder(site));
  const digests = new Map(
    [...Object.keys(composition.remotes), 'shell'].map((site) => {
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
    run: () =>
      layOut(
        composition,
        release,
        site === 'shell' ? readdirSync(release) : [partOf(site)],
        join(folder, 'deploy', site),
      ),
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
 * tried again lies there twice; it stores the same content once. A hidden file of a release is no file of the site, but for those
 * in `.well-known` (RFC 8615).
 */
export function layOut(composition: Composition, release: string, parts: readonly string[], site: string): void {
  const copy = (part: string, to: string) =>
    cpSync(join(release, part), join(site, to), { recursive: true, filter: (path) => !isHidden(basename(path)) });
  const retried = retriedFolders(composition);
  rmSync(site, { recursive: true, force: true });
  for (const part of parts) copy(part, part);
  for (const part of parts.filter((found) => retried.includes(found))) copy(part, join(RETRY_FOLDER, part));
}

const isHidden = (name: string) => name.startsWith('.') && name !== '.well-known';

/** The first of the two hidden ones matches `.site` itself, and not what is in it. */
const IGNORE = ['firebase*.json', '**/.!(well-known)', '**/.!(well-known)/**', '**/*.map'];

/**
 * firebase.json, made of the same rules as the local servers answer by. `documents` and `files` are those of a release;
 * `address` is the shell's origin, which the remotes let in, as they do the foreign `hosts`.
 */
export function hostingConfig(
  composition: Composition,
  documents: DocumentHeaders,
  address: string,
  files: readonly string[] = [],
  hosts: readonly string[] = [],
) {
  const common = (target: string) => ({ target, public: `deploy/${target}`, ignore: IGNORE });
  const ofRemote = (name: string) => files.filter((file) => file.startsWith(`${remoteFolder(name)}/`));
  return {
    ...composition.firebase.config,
    hosting: [
      {
        ...common('shell'),
        appAssociation: 'NONE', // it would answer in the place of the site's own file in .well-known
        ...shellRules(composition, documents, files, hosts, TRANSPORT_HEADERS),
      },
      ...Object.keys(composition.remotes).map((name) => ({
        ...common(name),
        ...remoteRules(composition, [address, ...hosts], ofRemote(name), TRANSPORT_HEADERS),
      })),
    ],
  };
}

/** .firebaserc: one Hosting site for each app, so that each is deployed and rolled back by itself. */
export const hostingTargets = ({ remotes }: Composition, project: string) => ({
  projects: { default: project },
  targets: {
    [project]: {
      hosting: {
        shell: [project],
        ...Object.fromEntries(Object.keys(remotes).map((name) => [name, [`${project}-${name}`]])),
      },
    },
  },
});
