/** `npm run previous`: builds the six apps of the base commit, as a released version stands beside today's. For the tests of skew. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withBuiltCheckout } from './builtCheckout.ts';
import { APP_NAMES, distOf, ROOT } from './folders.ts';
import { baseCommit, buildsOf, parentsOf } from './previousBuilds.ts';

const commit = baseCommit();
if (!commit) console.log('SKIPPED: there is no earlier commit here to build a previous version from');
else if (existsSync(buildsOf(commit))) console.log(`The builds of ${commit.slice(0, 9)} are there already`);
else {
  const built = await buildNewest([commit, ...parentsOf(commit)]);
  console.log(`Built the apps of ${built.slice(0, 9)}`);
}

/** Stores the builds of the first of these commits that builds, and returns it: what does not build was never released. */
async function buildNewest([newest, ...older]: string[]): Promise<string> {
  try {
    await withBuiltCheckout(newest!, (checkout) => store(checkout, buildsOf(commit!)));
    return newest!;
  } catch (error) {
    if (older.length === 0) throw error;
    console.log(`${newest!.slice(0, 9)} does not build; its parent stands for it`);
    return buildNewest(older);
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
