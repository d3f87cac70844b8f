import { join } from 'node:path';
import { mergeConfig, type ConfigEnv } from 'vite';
import { webManifests } from '../../../../shell/src/install/webManifest.ts';
import { defineShell } from '../../build/defineShell.ts';

const shell = join(import.meta.dirname, '../../../../shell');
const load = join(import.meta.dirname, 'load.ts');

/** One ordinary Vite build of the site's sources: the shell with the remotes imported directly. */
export default async (env: ConfigEnv) =>
  mergeConfig(await defineShell({}, webManifests)(env), {
    root: shell,
    plugins: [
      {
        name: 'import-remotes-directly',
        enforce: 'pre',
        resolveId: (id: string, importer = '') =>
          id === './load.ts' && importer.endsWith('/shell/src/remotes/store.ts') ? load : null,
        // Part of the entry: it has nothing that could come later.
        transform: (code: string, id: string) =>
          id.endsWith('/shell/src/main.tsx') ? `import ${JSON.stringify(load)};\n${code}` : null,
      },
    ],
    build: { outDir: join(shell, 'dist-monolith') },
  });
