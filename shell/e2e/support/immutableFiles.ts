import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_URL, PARTS_FOLDER } from '../../../shared/search/constants.ts';
import { hashOf } from '../../../shared/tools/build/hashOf.ts';
import { filesBelow } from '@remotes-kit/release/files';
import { cacheControlOf, IMMUTABLE } from '@remotes-kit/release/headers';
import { publicFolder } from '@remotes-kit/release/siteReleases';

/** True where caches keep what came for this path for ever: what came damaged must not stay there. */
export const isImmutable = (path: string): boolean => cacheControlOf(path) === IMMUTABLE;

/** The paths of all such files of a composed site, whatever their type. */
export const immutableFiles = (out: string): string[] =>
  filesBelow(publicFolder(out))
    .map((file) => `/${file}`)
    .filter(isImmutable)
    .sort();

export const typeOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The hash that a file of a composed site really has. */
export const realHash = (out: string, path: string): string => hashOf(readFileSync(join(publicFolder(out), path)));

/**
 * The checks of the files of each type against their hash: a page whose test shows the check, and the hash that the request says
 * where the service worker has none of its own. A type that is not here has no check: its loader is to use
 * shared/kit/runtime/integrity/fetchChecked.ts, and to get a row.
 */
export const LOADERS: Readonly<Record<string, { page: string; integrity?: (out: string, path: string) => string }>> = {
  js: { page: '/about' },
  css: { page: '/level/categories' },
  woff2: { page: '/about' },
  json: { page: '/search?q=tea', integrity: hashInManifest },
};

function hashInManifest(out: string, path: string): string {
  const { hashes } = JSON.parse(readFileSync(join(publicFolder(out), MANIFEST_URL), 'utf8'));
  return path.startsWith(PARTS_FOLDER) ? (hashes[path.slice(PARTS_FOLDER.length)] ?? '') : '';
}

/** A number that stays with the file's content, since its name does: a sample is the same whatever other files there are. */
export const numberOf = (path: string): number =>
  Number.parseInt(createHash('sha256').update(path).digest('hex').slice(0, 8), 16);
