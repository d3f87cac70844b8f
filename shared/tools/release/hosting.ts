import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { headersFile, readSettings, writeJson } from '../compose/siteFolder.ts';
import { ROOT } from '../build/folders.ts';
import { hostingConfig } from '../compose/hostingConfig.ts';
import type { Headers } from '../compose/headers.ts';

const FIREBASE = join(ROOT, 'shared/firebase');
const CONFIG = 'firebase.deploy.json';
/** The CLI is fetched only here, by the one who deploys. */
const CLI = ['npx', '--yes', 'firebase-tools@15'];

interface HostingDeploy {
  /** The remotes whose own sites change. */
  remotes: RemoteName[];
  out: string;
  isDryRun: boolean;
  say(line: string): void;
}

/**
 * Puts remotes on their own Hosting sites, then the shell's documents and registry on the shell's: in this order no page
 * names what is not there.
 */
export function deployToHosting({ remotes, out, isDryRun, say }: HostingDeploy): void {
  const { address } = readSettings(out);
  if (!address && !isDryRun)
    throw new Error(
      `The site in ${out} was composed for this machine: \`npm run compose -- --site site.json\` makes one for Hosting.`,
    );
  const documents = () => JSON.parse(readFileSync(headersFile(out), 'utf8')) as { page: Headers; signIn: Headers };
  const steps: [string, () => void][] = [
    ...remotes.map((name): [string, () => void] => {
      const { folder } = REMOTES[name];
      return [
        `copy ${folder}/ (every version) to deploy/${name}/${folder}/`,
        () => copy(join(out, folder), join(FIREBASE, 'deploy', name, folder)),
      ];
    }),
    [
      'copy the shell, its documents and remotes.json to deploy/shell/',
      () => copy(out, join(FIREBASE, 'deploy/shell')),
    ],
    [
      `write ${CONFIG}: the headers, with the hashes of these documents`,
      () => writeJson(join(FIREBASE, CONFIG), hostingConfig(documents(), address!)),
    ],
    ...[...remotes, 'shell'].map((site): [string, () => void] => {
      const [command, ...args] = [...CLI, 'deploy', '--config', CONFIG, '--only', `hosting:${site}`];
      return [[command, ...args].join(' '), () => execFileSync(command!, args, { cwd: FIREBASE, stdio: 'inherit' })];
    }),
  ];
  say(isDryRun ? '\nOn Firebase Hosting this would be done, in shared/firebase:' : '\nFirebase Hosting:');
  for (const [index, [what, act]] of steps.entries()) {
    say(`  ${index + 1}. ${what}`);
    if (!isDryRun) act();
  }
}

function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
}
