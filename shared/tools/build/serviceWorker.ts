import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Chunks that an offline start can do without: who has used them has them (the player's library, sign-in). */
const ON_DEMAND = /\/node_modules\/(hls\.js|@firebase\/auth)\//;
/** Fonts that only some pages need. */
const RARE_FONT = /devanagari/;

/**
 * Builds the shell's service worker beside the shell: one plain script at the root, which knows the shell's own hashed
 * files, so that every new shell is a new worker. `source` lies in the shell's folder.
 */
export function serviceWorker(source: string): Plugin {
  let config: ResolvedConfig;
  let files: string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      files = Object.values(bundle)
        .filter((file) =>
          file.type === 'chunk'
            ? !Object.keys(file.modules).some((id) => ON_DEMAND.test(id))
            : /\.(css|woff2)$/.test(file.fileName) && !RARE_FONT.test(file.fileName),
        )
        .map((file) => `/${file.fileName}`)
        .sort();
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { SHELL_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: resolve(config.root, config.build.outDir),
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: join(config.root, source), formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
