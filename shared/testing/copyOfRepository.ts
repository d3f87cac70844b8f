import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { APP_NAMES, distOf, ROOT } from '../tools/build/folders.ts';
import { mapsOf } from '@remotes-kit/build/privateMaps';

/** The workspaces themselves, and caches. */
const NOT_LINKED = ['@bazaar', '@remotes-kit', '.cache', '.vite', '.vite-temp'];

/** Thousands of files and links, on a machine that runs other tests. */
const REMOVED_WITHIN_MS = 120_000;

/** The files of the repository as they are now, with the packages and the builds of this one; `below`: the folder's path in a temporary one. */
export function copyOfRepository(below = '.'): string {
  const temporary = mkdtempSync(join(tmpdir(), 'bazaar-copy-'));
  onTestFinished(() => rmSync(temporary, { recursive: true }), REMOVED_WITHIN_MS);
  const copy = join(temporary, below);
  mkdirSync(copy, { recursive: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) copyInto(copy, file);
  for (const dist of APP_NAMES.map(distOf))
    for (const built of [dist, mapsOf(dist)]) copyInto(copy, built.slice(ROOT.length + 1));
  copyInto(copy, 'node_modules/.cache/bazaar');
  const workspaces = readdirSync(copy).filter((name) => /^(shared|shell|mfe-.*)$/.test(name));
  for (const folder of ['.', ...workspaces].filter(hasPackages)) linkPackages(copy, folder);
  linkWorkspaces(copy, '.', workspaces, '@bazaar');
  linkWorkspaces(copy, 'shared/kit', readdirSync(join(copy, 'shared/kit')), '@remotes-kit');
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'copy'],
  ])
    runIn(copy, 'git', ...args);
  return copy;
}

/** Gives workspaces of the copy the names by which they import each other. */
function linkWorkspaces(copy: string, below: string, names: readonly string[], scope: string): void {
  mkdirSync(join(copy, 'node_modules', scope));
  for (const name of names) symlinkSync(join(copy, below, name), join(copy, 'node_modules', scope, name));
}

function copyInto(copy: string, file: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(join(ROOT, file), join(copy, file), { recursive: true });
}

/** Most workspaces find all of theirs at the top. */
const hasPackages = (folder: string) => existsSync(join(ROOT, folder, 'node_modules'));

/** The packages at the same place as in this one, but for those of the repository itself: as further names of the same files, where that can be. */
function linkPackages(copy: string, folder: string): void {
  const packages = join(ROOT, folder, 'node_modules');
  const names = readdirSync(packages).filter((found) => !NOT_LINKED.includes(found));
  if (names.length === 0) return; // a dev server has left its cache there
  const to = join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  try {
    execFileSync('cp', ['-al', ...names, to], { cwd: packages, stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', ...names, to], { cwd: packages }); // on another disk
  }
}

/** Returns what a program prints before it fails. */
export function runRefused(cwd: string, command: string, ...args: string[]): string {
  try {
    return runIn(cwd, command, ...args);
  } catch (error) {
    return (error as Error).message;
  }
}

/** The program's output. Throws it when the program fails. */
export function runIn(cwd: string, command: string, ...args: string[]): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV|E2E_|PORT_|SUITE|SEED|npm_)/.test(name)),
  );
  try {
    return execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
