/**
 * `npm run e2e`: the Playwright tests, in an order that the printed seed repeats. `npm run e2e -- feed`: the tests of one app, or of
 * several. Other arguments go to Playwright; `--list` only names the tests. Only the shell's tests need the previous build.
 */
import { APP_NAMES, folderOf } from '../build/folders.ts';
import { SEEDS } from '../suite/suite.ts';
import { runOrExit } from '../suite/runOrExit.ts';

const given = process.argv.slice(2);
const apps = APP_NAMES.filter((app) => given.includes(app));
const others = given.filter((argument) => !apps.some((app) => app === argument));

const needsPrevious = apps.length === 0 || apps.includes('shell');
if (needsPrevious && !given.includes('--list')) runOrExit(['npm', 'run', 'previous']);

const playwright = (...args: string[]) => runOrExit(['npx', 'playwright', 'test', ...args, ...others]);
// Whole paths: the word `feed` alone would also match the folder of a checkout that is named so.
const specs = apps.map((app) => `${folderOf(app)}/e2e/`);
const isNamed = others.some((argument) => /^--(project|grep-invert|list)/.test(argument));
// Shuffled by itself: a worker that changes from one project to another starts its browser and its sites anew.
const shuffle = `--shuffle=${SEEDS.order}`;
if (isNamed) playwright(...(others.includes('--project=site') ? [shuffle] : []), ...specs);
else {
  playwright('--project=site', shuffle, ...specs);
  if (apps.length === 0) playwright('--grep-invert', '^site ');
}
