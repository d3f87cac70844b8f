import { createHash } from 'node:crypto';
import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { REMOTES } from '../../contracts/remotes.ts';
import { compressBuild } from './brotli.ts';
import { assertContract } from './buildContract.ts';
import { takeLockWhenFree } from '@remotes-kit/release/processLock';
import { APP_NAMES, CACHE, distOf, folderOf, PRODUCTION_SHELL, ROOT, type AppName } from './folders.ts';
import { viteArguments } from './viteArguments.ts';

const run = promisify(execFile);

/** Ten times what the slowest app takes on two busy cores. A build that waits for itself would hold every other process's lock. */
const BUILD_DEADLINE_MS = 10 * 60_000;

/** Sources that no app is built from; of the table of remotes each reads its own row. */
const NOT_BUILT =
  /(^|\/)(node_modules|dist[^/]*|deploy|e2e|testing|gallery|tools\/(?!build)[^/]+|kit\/release\/(?!reports)[^/]+)(\/|$)|\.test\.tsx?$|^shared\/(contracts\/remotes\.ts$|firebase\/[^/]+(?<!\.ts)$)/;

/** Builds the apps whose sources changed since their last build, two at a time, one process at once. Throws Vite's message. */
export const buildApps = (apps: readonly AppName[] = APP_NAMES): Promise<void> =>
  whileNobodyBuilds(() => buildChanged(apps));

/** Runs `act` while no process of this machine builds apps; waits for them first. */
export async function whileNobodyBuilds<T>(act: () => T | Promise<T>): Promise<T> {
  const release = await takeLockWhenFree(join(CACHE, 'build.locks'), 'Apps are being built');
  try {
    return await act();
  } finally {
    release();
  }
}

async function buildChanged(apps: readonly AppName[]): Promise<void> {
  const shared = fingerprintOfShared();
  const waiting = apps.filter((app) => {
    const isFresh = existsSync(distOf(app)) && readMark(app) === markOf(app, shared);
    console.log(isFresh ? `  ${app}: unchanged` : `  ${app}: to build`);
    return !isFresh;
  });
  const builder = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const started = Date.now();
      await build(app);
      if (app !== 'shell') assertContract(app, distOf(app));
      await compressBuild(distOf(app));
      writeFileSync(markFile(app), markOf(app, shared)); // beside the lock: the folder is there
      console.log(`  ${app}: built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all([builder(), builder()]);
}

/** The shell that knows no local backend, where its sources changed since it was last built. */
export const buildProductionShell = (): Promise<void> =>
  whileNobodyBuilds(async () => {
    const [file, mark] = [join(CACHE, 'shell.production.built'), markOf('shell', fingerprintOfShared())];
    if (existsSync(PRODUCTION_SHELL) && existsSync(file) && readFileSync(file, 'utf8') === mark) return;
    await build('shell', 'production');
    writeFileSync(file, mark); // beside the lock: the folder is there
  });

/** One app, whether it changed or not. The shell's mode `production` knows no local backend. Throws Vite's message. */
async function build(
  app: AppName,
  mode: 'production' | 'demo' = app === 'shell' ? 'demo' : 'production',
): Promise<void> {
  await viteBuild(ROOT, folderOf(app), mode);
}

/** Vite's build of an app's folder, with the packages of the checkout that it lies in. Throws Vite's message. */
export async function viteBuild(checkout: string, folder: string, mode: 'production' | 'demo'): Promise<void> {
  // The federation plugin does nothing under VITEST, and React is its development build under another NODE_ENV.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  try {
    const args = viteArguments(['build', '--logLevel', 'warn', '--mode', mode], checkout);
    await run(process.execPath, args, { cwd: folder, env, timeout: BUILD_DEADLINE_MS });
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      killed = false,
    } = error as Partial<ExecFileException & Record<'stdout' | 'stderr', string>>;
    const within = killed ? ` within ${BUILD_DEADLINE_MS / 60_000} minutes` : '';
    throw new Error(`${basename(folder)} does not build${within}:\n${stdout}${stderr}`, { cause: error });
  }
}

const markFile = (app: AppName) => join(CACHE, `${app}.built`);
const markOf = (app: AppName, shared: string) =>
  shared + fingerprint([folderOf(app)]) + rowOf(app) + (process.env.VITE_BRAND_NAME ?? '');
const rowOf = (app: AppName) => (app === 'shell' ? '' : JSON.stringify(REMOTES[app]));
const readMark = (app: AppName) => (existsSync(markFile(app)) ? readFileSync(markFile(app), 'utf8') : '');

const fingerprintOfShared = () => fingerprint([join(ROOT, 'shared')]) + installed();

/** The packages in the lockfile. Not its workspaces: one more is nothing to the others. */
function installed(): string {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  return createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 16);
}

function fingerprint(paths: string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    if (NOT_BUILT.test(path.slice(ROOT.length + 1))) return;
    try {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } catch {
      hash.update(path.slice(ROOT.length)).update(readFileSync(path)); // a file, not a folder
    }
  };
  paths.forEach(visit);
  return hash.digest('hex').slice(0, 16);
}
