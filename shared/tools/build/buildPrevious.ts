/** `npm run previous`: builds the six apps of the base commit, as a released version stands beside today's. For the tests of skew. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { APP_NAMES, distOf, ROOT } from './folders.ts';
import { baseCommit, buildsOf } from './previousBuilds.ts';

const commit = baseCommit();
if (!commit) console.log('SKIPPED: there is no earlier commit here to build a previous version from');
else if (existsSync(buildsOf(commit))) console.log(`The builds of ${commit.slice(0, 9)} are there already`);
else build(commit);

function build(base: string): void {
  const checkout = mkdtempSync(join(tmpdir(), 'bazaar-previous-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    execFileSync('git', ['archive', '--output', join(checkout, 'sources.tar'), base], { cwd: ROOT });
    run('tar', '-xf', 'sources.tar');
    run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error');
    run('npm', 'run', 'build');
    store(checkout, buildsOf(base));
    console.log(`Built the apps of ${base.slice(0, 9)}`);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}

/** Moves the builds to their folder, all at once: an interrupted run stores nothing. */
function store(checkout: string, folder: string): void {
  rmSync(dirname(folder), { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  for (const app of APP_NAMES) {
    const dist = join(checkout, relative(ROOT, distOf(app)));
    if (existsSync(dist)) cpSync(dist, join(unfinished, app), { recursive: true });
  }
  renameSync(unfinished, folder);
}
