import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import type { Mount } from '@remotes-kit/runtime/mounts';
import { mergeConfig, normalizePath, type PluginOption, type UserConfig, type UserConfigFnObject } from 'vite';
import { lazyImports, MODULE_PRELOAD } from '../lazyImports.ts';
import { privateMaps } from '../privateMaps.ts';
import { remoteChunks, type RemoteFiles } from './chunks.ts';
import { contractFile } from './contractFile.ts';
import { cssSentinel } from './cssSentinel.ts';
import { endOfWait, GRAPH_SETTLED, graphSettled, withoutUnusedEntries } from './graphSettled.ts';
import { keptContract } from './keptContract.ts';
import { assertProvidedVersions, type Versions } from './providedVersions.ts';
import { publishedTypes } from './publishedTypes.ts';
import { resolveAsRoutes } from './resolveAsRoutes.ts';
import { routeScreens } from './routeScreens.ts';
import { sharesInBuild, sharesInDev } from './sharing.ts';
import { withoutStats } from './withoutStats.ts';

/**
 * The plugin writes the entry with what it knows when no module was in work for 10 s, as on a machine that had no time for the build
 * (docs/decisions/002-build-the-remotes-with-the-plugin.md). A graph that is complete ends the wait at once.
 */
const STALLED_FOR_SECONDS = 600;

/** A remote, as its composition knows it. */
export interface RemoteOptions extends RemoteFiles {
  /** The name that the registry has it by. */
  name: string;
  /** The modules that others load of it, each a file of its folder; `routes` has its pages. */
  exposes: Readonly<Record<string, string>> & { readonly routes: string };
  /** The paths of its pages; a release reads them from the build. */
  mount: Mount;
  /** The modules that the shell alone provides, as they are imported: one of each is on a page. All else is bundled. */
  provided: readonly string[];
  /** The versions in which the shell provides packages: a package.json that asks for others stops the build. Absent: no check. */
  versions?: Versions;
  /** The declarations of each exposed module, for hosts without its sources. Absent: no file of types. */
  types?: Readonly<Record<string, string>>;
  /** Plugins of its own, as that of its framework. */
  plugins?: PluginOption[];
  /** The port of its dev server, from which a dev shell loads it. Absent: Vite's, and no page of another server can load it. */
  port?: number;
  /** Its folder. Absent: the one that Vite is started in. */
  folder?: string;
  /** The composition's number for shells from before names were compared. Absent: 1. */
  contract?: number;
  /** All else, merged over what is here. */
  vite?: UserConfig;
}

/** Vite's configuration of a remote. `vite --mode alone` serves it by itself: its own index.html, no federation at all. */
export const defineRemote =
  ({ name, folder = process.cwd(), plugins = [], port, vite = {}, ...remote }: RemoteOptions): UserConfigFnObject =>
  ({ mode, command }) => {
    const own = [remote.versions && assertProvidedVersions(folder, remote.versions), ...plugins];
    const server = port === undefined ? {} : { port, strictPort: true };
    if (mode === 'alone') return mergeConfig({ plugins: own, server }, vite);
    const { exposes, provided, contract = 1, mount, types } = remote;
    const routesFile = normalizePath(join(folder, exposes.routes));
    const federationPlugins = federation({
      name,
      filename: 'assets/remoteEntry-[hash].js',
      // From the remote's folder: what the plugin is given becomes part of the build, by its hash.
      exposes: Object.fromEntries(Object.entries(exposes).map(([key, file]) => [`./${key}`, `./${file}`])),
      shared: command === 'serve' ? sharesInDev(provided) : sharesInBuild(provided),
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false, // publishedTypes.ts
      disableRemote: true,
      experiments: { externalRuntime: true },
      dev: { remoteHmr: true },
      moduleParseIdleTimeout: STALLED_FOR_SECONDS,
    });
    const preset: UserConfig = {
      base: './', // 'auto' public path: everything resolves against where the remote itself was loaded from
      plugins: [
        ...own,
        lazyImports(),
        resolveAsRoutes(routesFile, provided),
        routeScreens(routesFile, folder),
        graphSettled(endOfWait(federationPlugins)),
        withoutUnusedEntries(),
        cssSentinel(name, routesFile),
        contractFile({ contract, mount }),
        privateMaps(),
        types && publishedTypes(name, types),
        ...federationPlugins,
        withoutStats(),
        keptContract({ name, provided }),
      ],
      server: { ...server, ...(port !== undefined && { origin: `http://localhost:${port}` }) },
      // No index.html in a remote's dist: it would add a bundle that no page loads.
      build: {
        target: 'es2022',
        manifest: true,
        modulePreload: MODULE_PRELOAD,
        sourcemap: 'hidden',
        rolldownOptions: {
          input: { settled: GRAPH_SETTLED },
          output: { codeSplitting: remoteChunks(remote) },
        },
      },
    };
    return mergeConfig(preset, vite);
  };
