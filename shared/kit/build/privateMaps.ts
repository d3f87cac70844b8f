import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** The folder of a build's source maps: beside the build's folder, so that no server and no deploy finds them. */
export const mapsOf = (dist: string): string => `${dist}.maps`;

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
