/**
 * `npm run explain`: why builds failed at visitors, by their cause. `npm run explain -- 3`, or `-- file` with a stack in it: the stack, with
 * the lines of the sources (@remotes-kit/release/explain).
 */
import { mapsOf } from '@remotes-kit/build/privateMaps';
import { explain } from '@remotes-kit/release/explain';
import { APP_NAMES, DEPLOY, distOf } from '../build/folders.ts';
import { mapsIn, sourceOf } from '../build/privateMaps.ts';

const foldersOf = (out: string) => [mapsIn(out), ...APP_NAMES.map((app) => mapsOf(distOf(app)))];

explain(process.argv.slice(2), { site: DEPLOY, foldersOf, sourceOf });
