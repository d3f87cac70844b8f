import { join } from 'node:path';
import { mergeConfig, type ConfigEnv } from 'vite';
import { defineShell } from '../../build/defineShell.ts';

const shell = join(import.meta.dirname, '../../../../shell');

/** The same sources as one ordinary Vite build: the shell with the remotes imported directly. */
export default async (env: ConfigEnv) =>
  mergeConfig(await defineShell({})(env), {
    root: shell,
    plugins: [
      {
        name: 'import-remotes-directly',
        enforce: 'pre',
        resolveId: (id: string, importer = '') =>
          id.endsWith('/loadRemote.ts') && !importer.startsWith(import.meta.dirname)
            ? join(import.meta.dirname, 'loadRemote.ts')
            : null,
      },
    ],
    build: { outDir: join(shell, 'dist-monolith') },
  });
