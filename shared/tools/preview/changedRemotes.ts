/** Prints the remotes that changes since a commit may be built into, by what their builds are made of: `npx tsx shared/tools/preview/changedRemotes.ts main`. */
import { reachedSince } from '../suite/reached.ts';

const [since = 'main'] = process.argv.slice(2);
console.log(reachedSince(since).apps.filter((app) => app !== 'shell').join(' '));
