import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../compose/hashOf.ts';
import { filesBelow } from '../compose/files.ts';

/** The file that a stored build has besides the built ones. */
const OF_SITE = 'release.json';

export interface Comparison {
  /** The number of files that are the same. */
  same: number;
  /** One line for each file that is not. */
  differing: string[];
}

/** Compares the files of a stored build with those of one that was made anew, by their hashes. */
export function compareBuilds(stored: string, built: string): Comparison {
  const files = new Set([...filesBelow(stored), ...filesBelow(built)].filter((file) => file !== OF_SITE));
  const lines = [...files].sort().map((file) => differenceOf(join(stored, file), join(built, file), file));
  const differing = lines.filter((line) => line !== undefined);
  return { same: lines.length - differing.length, differing };
}

function differenceOf(stored: string, built: string, file: string): string | undefined {
  if (!existsSync(built)) return `only in the stored build  ${file}`;
  if (!existsSync(stored)) return `only in the new build     ${file}`;
  const [before, now] = [stored, built].map((path) => hashOf(readFileSync(path)));
  return before === now ? undefined : `differs                   ${file}: ${before} is stored, ${now} was built`;
}
