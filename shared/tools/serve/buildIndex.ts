import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../build/folders.ts';

const PROGRAM = join(ROOT, 'shared/tools/search/run.ts');

/** Builds the index and the cards of a composed site whose backend runs, as `npm run index` does. In a process of its own, which holds the SDK. `address`: the site's origin. */
export const buildIndex = (out: string, address: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', PROGRAM, '--out', out, '--address', address], {
    cwd: ROOT,
  });
