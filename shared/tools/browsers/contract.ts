/**
 * `npm run contract -- feed`: builds the remote and tests its contract in the composed site; several names or none (all of
 * them) as well. Other arguments go to Playwright; `--list` only names the tests.
 */
import { REMOTE_NAMES, REMOTES } from '../../contracts/remotes.ts';
import { runOrExit } from '../suite/runOrExit.ts';

const given = process.argv.slice(2);
const remotes = REMOTE_NAMES.filter((name) => given.includes(name));
const others = given.filter((argument) => !remotes.some((name) => name === argument));

// Whole paths: the word `feed` alone would also match the folder of a checkout that is named so.
const specs = remotes.map((name) => `/${REMOTES[name].folder}/contract.spec.ts`);
runOrExit(['npx', 'playwright', 'test', ...specs, ...others, '--project=site']);
