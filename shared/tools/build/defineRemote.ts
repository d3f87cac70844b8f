import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mountOf, REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { portOf } from '../ports/ports.ts';
import {
  contractFile,
  cssSentinel,
  GRAPH_SETTLED,
  graphSettled,
  modulesFile,
  resolveAsRoutes,
  withoutStats,
  withoutUnusedEntries,
} from './remotePlugins.ts';
import { earlyReadsFile } from './earlyReadsFile.ts';
import { privateMaps } from './privateMaps.ts';
import { routeScreens } from './routeScreens.ts';
import { publishedTypes } from './publishedTypes.ts';
import { drawnScreen } from './drawnScreen.ts';
import { remoteChunks } from './chunks.ts';
import { siteHtml } from './siteHtml.ts';
import { devLanguages } from './languages/devLanguages.ts';
import { translations } from './languages/translations.ts';
import { folderOf, viteCacheOf } from './folders.ts';
import { assertProvidedVersions } from './providedVersions.ts';
import { lazyImports, MODULE_PRELOAD } from './lazyImports.ts';
import { layerByFolder } from './layerByFolder.ts';
import { ownHls } from './ownHls.ts';
import { REMOTE_SHARED, REMOTE_SHARED_IN_DEV } from './sharing.ts';

/**
 * Leaves out code that only makes a value where nobody uses the value: an edit of it changes no build without it (docs/decisions/040).
 * `v` is valibot, whose own marks the bundler does not follow.
 */
const TREESHAKE = { propertyReadSideEffects: false, manualPureFunctions: ['v', 'defineCollection'] } as const;

/** Vite's configuration of every remote. `vite --mode alone` serves it by itself: its own index.html, no federation at all. */
export const defineRemote = (name: RemoteName) =>
  defineConfig(({ mode, command }) => {
    const port = portOf(name);
    const server = { port, strictPort: true };
    const cacheDir = viteCacheOf(mode);
    const css = { postcss: { plugins: [layerByFolder()] } };
    const versions = assertProvidedVersions(folderOf(name));
    if (mode === 'alone')
      return { cacheDir, plugins: [versions, react(), siteHtml(), ownHls(), devLanguages()], css, server };
    const { exposes } = REMOTES[name];
    const fileOf = (exposed: string) => join(folderOf(name), exposed);
    const routesFile = fileOf(exposes.routes);
    const first = drawnScreen(folderOf(name));
    const texts = translations();
    return {
      base: './', // 'auto' public path: everything resolves against where the remote itself was loaded from
      cacheDir,
      css,
      plugins: [
        versions,
        react(),
        lazyImports(),
        texts.plugin,
        devLanguages(),
        resolveAsRoutes(routesFile),
        routeScreens(routesFile, folderOf(name)),
        graphSettled(),
        withoutUnusedEntries(),
        cssSentinel(name, routesFile),
        contractFile(mountOf(REMOTES[name])),
        privateMaps(),
        first.plugin,
        modulesFile(() => [...first.sources(), ...texts.sources()]),
        earlyReadsFile(fileOf('src/earlyReads.ts')),
        publishedTypes(name),
        federation({
          name,
          filename: 'assets/remoteEntry-[hash].js',
          // From the remote's folder: what the plugin is given becomes part of the build, by its hash.
          exposes: Object.fromEntries(Object.entries(exposes).map(([key, file]) => [`./${key}`, `./${file}`])),
          shared: command === 'serve' ? REMOTE_SHARED_IN_DEV : REMOTE_SHARED,
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false, // publishedTypes.ts
          disableRemote: true,
          experiments: { externalRuntime: true },
          dev: { remoteHmr: true },
        }),
        withoutStats(),
      ],
      server: { ...server, origin: `http://localhost:${port}` },
      // No index.html in a remote's dist: it would add a bundle that no page loads.
      build: {
        target: 'es2022',
        manifest: true,
        modulePreload: MODULE_PRELOAD,
        sourcemap: 'hidden',
        rolldownOptions: {
          input: { settled: GRAPH_SETTLED },
          treeshake: TREESHAKE,
          output: { codeSplitting: remoteChunks() },
        },
      },
    };
  });
