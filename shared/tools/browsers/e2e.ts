/**
 * `npm run e2e`: every Playwright test. `npm run e2e -- feed`: the tests of one app, or of several. Other arguments go to
 * Playwright. Only the shell's tests need the previous build.
 */
import { spawnSync } from 'node:child_process';
import { APP_NAMES, ROOT } from '../build/folders.ts';

const given = process.argv.slice(2);
const apps = APP_NAMES.filter((app) => given.includes(app));
const others = given.filter((argument) => !apps.some((app) => app === argument));

if (apps.length === 0 || apps.includes('shell')) run('npm', 'run', 'previous');
run('npx', 'playwright', 'test', ...apps.map((app) => `--project=${app}`), ...others);

/** Ends this process with the program's status when it fails. */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
