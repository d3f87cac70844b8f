import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { mountOf, REMOTES } from '../../contracts/remotes.ts';
import { hashOf } from './hashOf.ts';

/** Chunks that an offline start can do without: who has used them has them (the player's library, saving, sign-in). */
const ON_DEMAND = /\/node_modules\/(hls-parser|@firebase\/auth)\/|\/shared\/player\/core\/hls\.ts$/;
/** Fonts that only some pages need. */
const RARE_FONT = /devanagari/;

/** All that the worker has to know of the remotes: a new one without a document of its own leaves the shell's bytes as they are. */
const OWN_DOCUMENTS = Object.fromEntries(
  Object.entries(REMOTES)
    .filter(([, { document }]) => document)
    .map(([name, remote]) => [name, mountOf(remote)]),
);

/**
 * Builds the shell's service worker beside the shell: one plain script at the root, which knows the shell's own hashed
 * files and their hashes, so that every new shell is a new worker. `source` lies in the shell's folder.
 */
export function serviceWorker(source: string): Plugin {
  let config: ResolvedConfig;
  let files: string[] = [];
  let startFiles: string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      const hashed = Object.values(bundle).filter(({ fileName }) => /\.(js|css|woff2)$/.test(fileName));
      const isStart = (file: (typeof hashed)[number]) =>
        file.type === 'chunk'
          ? !Object.keys(file.modules).some((id) => ON_DEMAND.test(id))
          : !RARE_FONT.test(file.fileName);
      files = hashed.map(({ fileName }) => fileName).sort();
      startFiles = hashed.filter(isStart).map(({ fileName }) => `/${fileName}`).sort(); // prettier-ignore
    },
    async closeBundle() {
      const dist = resolve(config.root, config.build.outDir);
      const hashes = Object.fromEntries(files.map((file) => [`/${file}`, hashOf(readFileSync(join(dist, file)))]));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          SHELL_HASHES: JSON.stringify(hashes),
          START_FILES: JSON.stringify(startFiles),
          OWN_DOCUMENTS: JSON.stringify(OWN_DOCUMENTS),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dist,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: join(config.root, source), formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
