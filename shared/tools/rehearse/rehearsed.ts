import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { rsort } from 'semver';

/** Packages that have one version together. */
const RELEASED_TOGETHER: readonly (readonly string[])[] = [
  ['react', 'react-dom'],
  ['@tanstack/react-query', '@tanstack/query-persist-client-core'],
];

/** Not in the spec: the registry answers in seconds. */
const LOOK_UP_DEADLINE_MS = 60_000;
const FOLDER = /^(file:|\.|\/)/;

/** The packages to rehearse with, and the version as it was given: '20.0.0', 'next', '^20', 'file:../zustand'. */
export interface Rehearsed {
  names: readonly string[];
  given: string;
}

/** A version that can be installed. */
export interface Installed {
  version: string;
  /** The text that package.json has for it. */
  range: string;
}

/** Parses `react@next`. Throws, with the list of what the shell provides, for any other package. */
export function rehearsedIn(argument: string | undefined, provided: readonly string[]): Rehearsed {
  const [, name, given] = /^(@?[^@]+)@(.+)$/.exec(argument ?? '') ?? [];
  const list = `The shell provides ${provided.join(', ')}.`;
  if (!name || !given) throw new Error(`Which package in which version? \`npm run rehearse -- react@next\`. ${list}`);
  if (!provided.includes(name)) throw new Error(`The shell does not provide ${name} to remotes. ${list}`);
  const together = RELEASED_TOGETHER.find((names) => names.includes(name)) ?? [name];
  // Of a folder there is one package.
  return { names: FOLDER.test(given) ? [name] : together, given };
}

/** The version that is meant: of a tag or a range the newest in the registry, of a folder the one in its package.json. Rejects where there is none. */
export async function installedBy({ names: [name], given }: Rehearsed): Promise<Installed> {
  if (FOLDER.test(given)) {
    const folder = resolve(given.replace(/^file:/, ''));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { version, range: `file:${folder}` };
  }
  const view = ['view', `${name}@${given}`, 'version', '--json'];
  const { stdout } = await promisify(execFile)('npm', view, { timeout: LOOK_UP_DEADLINE_MS }).catch(() => ({
    stdout: '',
  }));
  const [version] = rsort([stdout ? (JSON.parse(stdout) as string | string[]) : []].flat());
  if (!version) throw new Error(`The registry has no ${name}@${given}.`);
  return { version, range: version };
}
