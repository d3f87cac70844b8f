import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../build/folders.ts';

/** The files of the repository at one moment: the working tree, or a revision in a folder of its own. */
export interface Sources {
  /** Every file, by its path in the repository. */
  files: string[];
  read(file: string): string;
  bytes(file: string): number;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');

/** The files of a git revision; without one those of the working tree. */
export function sourcesOf(revision?: string): Sources {
  const root = revision ? checkedOut(revision) : ROOT;
  const names = revision
    ? git('ls-tree', '-r', '--name-only', revision)
    : git('ls-files', '--cached', '--others', '--exclude-standard');
  return {
    files: names.filter((file) => existsSync(join(root, file))),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    bytes: (file) => statSync(join(root, file)).size,
  };
}

function checkedOut(revision: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-house-'));
  git('archive', '--output', join(folder, 'sources.tar'), revision);
  execFileSync('tar', ['-xf', 'sources.tar'], { cwd: folder });
  return folder;
}

const TEST = /\.(test|spec)\.|\/(e2e|bench)\/|^shared\/testing\//;

/** True for a file that is counted: .ts, .tsx and .js but no tests, e2e, benchmarks, shared/testing. */
export const isSource = (file: string) => /\.(ts|tsx|js)$/.test(file) && !TEST.test(file);

export interface Import {
  from: string;
  to: string;
}

/** Every import between source files, static and dynamic, of values and of types. */
export function importsOf({ files, read }: Sources): Import[] {
  const known = new Set(files);
  const exported = ownModules(files, read);
  return files.filter(isSource).flatMap((from) =>
    requestsIn(from, read(from)).flatMap((name) => {
      const to = name.startsWith('.') ? posix.join(posix.dirname(from), name) : exported(name);
      return to !== undefined && known.has(to) && isSource(to) ? [{ from, to }] : [];
    }),
  );
}

/** The specifiers that a source imports or exports from, static and dynamic. */
export function requestsIn(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
}

/** The package.json of what others import by its name. */
const PACKAGE = /^shared\/(kit\/[^/]+\/)?package\.json$/;

/** Resolves names in the packages of this repository to their files. */
export function ownModules(files: readonly string[], read: (file: string) => string) {
  const packages = files.filter((file) => PACKAGE.test(file)).map((file) => exportsOf(file, read(file)));
  return (specifier: string) => packages.map((pathOf) => pathOf(specifier)).find((path) => path !== undefined);
}

/** Resolves names in a package by its table of exports; the longest pattern that fits wins, as in Node. */
function exportsOf(file: string, json: string) {
  const manifest = JSON.parse(json) as { name: string; exports: Record<string, string> };
  const folder = posix.dirname(file);
  const patterns = Object.entries(manifest.exports).sort(([a], [b]) => b.length - a.length);
  return (specifier: string): string | undefined => {
    const name = specifier.replace(`${manifest.name}/`, './');
    for (const [key, target] of name === specifier ? [] : patterns) {
      const [before = '', after = ''] = key.split('*');
      if (key === name) return posix.join(folder, target);
      if (key.includes('*') && name.startsWith(before) && name.endsWith(after))
        return posix.join(folder, target.replace('*', name.slice(before.length, name.length - after.length)));
    }
    return undefined;
  };
}
