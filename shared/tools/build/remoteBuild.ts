import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { RouteReads } from '../../contracts/earlyReads.ts';
import { routeReadsSchema } from '../../contracts/routeReadsSchema.ts';

/** Facts of a build of this site that are read from its files; those of any remote: @remotes-kit/build/remoteBuild. */

/** The file of a remote's build with what the first screen of each of its routes reads; absent where it declares nothing. */
export const EARLY_READS_FILE = 'earlyReads.json';
/** The file of a remote's build that names every source in it, as paths from the top of the repository, and of each the exports in it. Not served. */
export const MODULES_FILE = '.vite/modules.json';
/** The script that the document loads apart from all others, in English. */
export const DRAWN_SCREEN_FILE = /assets\/drawnScreen-[\w-]+\.js$/;

/** The documents and lists that the first screens of a build read; undefined where the build does not say. */
export function earlyReadsOf(dist: string): RouteReads[] | undefined {
  const file = join(dist, EARLY_READS_FILE);
  return existsSync(file) ? v.parse(routeReadsSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** The bytes of the files together, min + gzip. */
export const gzipBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
