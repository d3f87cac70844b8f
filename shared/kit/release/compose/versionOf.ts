import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

/** The version of a build, from its files alone, so that a build without a change is no release. */
export function versionOf(dist: string): string {
  const hash = createHash('sha256');
  for (const name of filesBelow(dist)) hash.update(name).update(readFileSync(join(dist, name)));
  return hash.digest('hex').slice(0, 12);
}
