import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { headersFile, writeJson } from '../../vite/siteFolder.ts';
import { ROOT } from '../folders.ts';
import { hostingConfig } from '../hostingConfig.ts';
import type { Headers } from '../headers.ts';

const FIREBASE = join(ROOT, 'shared/firebase');
/** The CLI is fetched only here, by the one who deploys. */
const CLI = ['npx', '--yes', 'firebase-tools@15'];

interface HostingDeploy {
  name: RemoteName;
  out: string;
  isDryRun: boolean;
  say(line: string): void;
}

/** Puts a remote on its own Hosting site, then the shell's documents and registry on the shell's: in this order no page names what is not there. */
export function deployToHosting({ name, out, isDryRun, say }: HostingDeploy): void {
  const { folder } = REMOTES[name];
  const config = join(FIREBASE, 'firebase.deploy.json');
  const run = (...args: string[]) => execFileSync(CLI[0]!, [...CLI.slice(1), ...args], { cwd: FIREBASE, stdio: 'inherit' });
  const copy = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    cpSync(from, to, { recursive: true });
  };
  const steps: [string, () => void][] = [
    [`copy ${folder}/ (every version) to deploy/${name}/${folder}/`, () => copy(join(out, folder), join(FIREBASE, 'deploy', name, folder))],
    ['copy the shell, its documents and remotes.json to deploy/shell/', () => copy(out, join(FIREBASE, 'deploy/shell'))],
    ['write firebase.deploy.json: the headers, with the hashes of these documents', () => writeJson(config, hostingConfig(JSON.parse(readFileSync(headersFile(out), 'utf8')) as { page: Headers; signIn: Headers }))],
    [`${CLI.join(' ')} deploy --config firebase.deploy.json --only hosting:${name}`, () => run('deploy', '--config', 'firebase.deploy.json', '--only', `hosting:${name}`)],
    [`${CLI.join(' ')} deploy --config firebase.deploy.json --only hosting:shell`, () => run('deploy', '--config', 'firebase.deploy.json', '--only', 'hosting:shell')],
  ];
  say(isDryRun ? '\nOn Firebase Hosting this would be done, in shared/firebase:' : '\nFirebase Hosting:');
  for (const [index, [what, act]] of steps.entries()) {
    say(`  ${index + 1}. ${what}`);
    if (!isDryRun) act();
  }
}
