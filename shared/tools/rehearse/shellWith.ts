import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { viteBuild } from '../build/buildApps.ts';
import { withSources } from '../build/builtCheckout.ts';
import { distOf, folderOf, ROOT } from '../build/folders.ts';

/** Not in the spec: ten times what it takes on two busy cores. */
const INSTALL_DEADLINE_MS = 15 * 60_000;

/** Peer dependencies that exclude the version are what is rehearsed: `--force`. */
const INSTALL =
  'install --ignore-scripts --force --include=dev --prefer-offline --no-audit --no-fund --loglevel=error'.split(' ');

/** Another signal would have npm undo what it did, for minutes, in a folder that is removed anyway. */
const DEADLINE = { timeout: INSTALL_DEADLINE_MS, killSignal: 'SIGKILL' } as const;

/** Runs npm. Rejects with its message, or says that its time was up. */
async function npm(cwd: string, args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)('npm', args, { cwd, ...DEADLINE })).stdout;
  } catch (error) {
    const { stderr = '', killed = false } = error as Partial<ExecFileException> & { stderr?: string };
    const within = killed ? ` within ${INSTALL_DEADLINE_MS / 60_000} minutes` : '';
    throw new Error(`npm ${args[0]} did not succeed${within}:\n${stderr}`, { cause: error });
  }
}

/**
 * Runs `act` with the folder of a shell that is built from the last commit with these packages in that version. Rejects with npm's or
 * Vite's message.
 */
export const withShell = <T>(names: readonly string[], range: string, act: (dist: string) => Promise<T>): Promise<T> =>
  withSources('HEAD', async (checkout) => {
    const wanted = range.startsWith('file:') ? await pack(range, checkout) : range;
    for (const file of packageFiles(checkout))
      writeFileSync(file, withRange(readFileSync(file, 'utf8'), names, wanted));
    await npm(checkout, INSTALL);
    const inCheckout = (folder: string) => join(checkout, relative(ROOT, folder));
    await viteBuild(checkout, inCheckout(folderOf('shell')), 'demo');
    return act(inCheckout(distOf('shell')));
  });

/** The package of a folder as an archive: of a folder npm would keep what is installed, or make a link, which does not find its own packages. */
async function pack(range: string, checkout: string): Promise<string> {
  const folder = range.slice('file:'.length);
  const packed = await npm(checkout, ['pack', folder, '--json', '--ignore-scripts', '--loglevel=error']);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return `file:${join(checkout, filename)}`;
}

/** The package.json of the repository and of each workspace. */
const packageFiles = (checkout: string): string[] =>
  ['.', ...readdirSync(checkout)]
    .map((folder) => join(checkout, folder, 'package.json'))
    .filter((file) => existsSync(file));

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'overrides'] as const;

/** A package.json that asks for another version of these packages wherever it names them. */
export function withRange(packageJson: string, names: readonly string[], range: string): string {
  const content = JSON.parse(packageJson) as Partial<Record<(typeof FIELDS)[number], Record<string, unknown>>>;
  for (const field of FIELDS)
    for (const name of names) if (content[field]?.[name] !== undefined) content[field][name] = range;
  return `${JSON.stringify(content, null, 2)}\n`;
}
