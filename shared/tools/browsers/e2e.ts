/**
 * `npm run e2e`: every Playwright test. `npm run e2e -- feed`: the tests of one app, or of several. Other arguments go to
 * Playwright; `--list` only names the tests. Only the shell's tests need the previous build.
 */
import { APP_NAMES } from '../build/folders.ts';
import { runOrExit } from './runOrExit.ts';

const given = process.argv.slice(2);
const apps = APP_NAMES.filter((app) => given.includes(app));
const others = given.filter((argument) => !apps.some((app) => app === argument));

const needsPrevious = apps.length === 0 || apps.includes('shell');
if (needsPrevious && !given.includes('--list')) runOrExit(['npm', 'run', 'previous']);
runOrExit(['npx', 'playwright', 'test', ...apps.map((app) => `--project=${app}`), ...others]);
