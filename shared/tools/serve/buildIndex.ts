import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../build/folders.ts';

const PROGRAM = join(ROOT, 'shared/tools/search/run.ts');

/** Builds the index of a composed site whose backend runs, as `npm run index` does. In a process of its own, which holds the SDK. */
export const buildIndex = (out: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', PROGRAM, '--out', out], { cwd: ROOT });
