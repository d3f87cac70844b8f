import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** The folder of a build's source maps: beside the build's folder, so that no server and no deploy finds them. */
export const mapsOf = (dist: string) => `${dist}.maps`;

/** The folder in which a composed site keeps the maps of every build that it had; not served, because its name begins with a dot. */
export const mapsIn = (out: string) => join(out, '.maps');

/**
 * The path in the repository of a source that a map names: from the folder that the script was built into, which its URL tells.
 */
export const sourceOf = (url: string, source: string): string =>
  posix.join(/mfe-[\w-]+/.exec(url)?.[0] ?? 'shell', 'dist/assets', source).replace(/^(\.\.\/)+/, '');

/** In the bundler's text for a picture or font: by the order in which the files were read, which is another in each build. */
const FILE_NUMBER = /(ROLLDOWN_FILE_URL)_[\w$-]+/g;

/** Moves the source maps out of a finished build (`build.sourcemap: 'hidden'`). A file's name has its hash: none replaces another. */
export function privateMaps(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'private-maps',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle() {
      const dist = resolve(config.root, config.build.outDir);
      const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
      mkdirSync(mapsOf(dist), { recursive: true });
      for (const map of maps) {
        const text = readFileSync(join(dist, map), 'utf8').replace(FILE_NUMBER, '$1');
        writeFileSync(join(mapsOf(dist), basename(map)), text);
        rmSync(join(dist, map));
      }
    },
  };
}

/** Keeps the maps of a build with the site; nothing where it has none. */
export function storeMaps(dist: string, out: string): void {
  if (!existsSync(mapsOf(dist))) return;
  mkdirSync(dirname(mapsIn(out)), { recursive: true });
  cpSync(mapsOf(dist), mapsIn(out), { recursive: true });
}
