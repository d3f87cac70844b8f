import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../build/hashOf.ts';
import { filesBelow } from '@remotes-kit/release/files';

/** For tests that a folder is not written: the hash of every file in it, by its path. */
export const hashesBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, hashOf(readFileSync(join(folder, file)))]));
