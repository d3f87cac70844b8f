import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { mapsOf } from '@remotes-kit/build/privateMaps';

/** The folder in which a composed site keeps the maps of every build that it had; not served, because its name begins with a dot. */
export const mapsIn = (out: string) => join(out, '.maps');

/**
 * The path in the repository of a source that a map names: from the folder that the script was built into, which its URL tells.
 */
export const sourceOf = (url: string, source: string): string =>
  posix.join(/mfe-[\w-]+/.exec(url)?.[0] ?? 'shell', 'dist/assets', source).replace(/^(\.\.\/)+/, '');

/** Keeps the maps of a build with the site; nothing where it has none. */
export function storeMaps(dist: string, out: string): void {
  if (!existsSync(mapsOf(dist))) return;
  mkdirSync(dirname(mapsIn(out)), { recursive: true });
  cpSync(mapsOf(dist), mapsIn(out), { recursive: true });
}
