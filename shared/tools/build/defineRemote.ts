import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { REMOTES, type RemoteName } from '../../contracts/remotes.ts';
import { portOf } from '../ports/ports.ts';
import { askAsRemote } from './askAsRemote.ts';
import { contractFile } from './contractFile.ts';
import { cssSentinel } from './cssSentinel.ts';
import { GRAPH_SETTLED, graphSettled } from './graphSettled.ts';
import { siteHtml } from './siteHtml.ts';
import { layerByFolder } from './layerByFolder.ts';
import { REMOTE_SHARED, REMOTE_SHARED_IN_DEV } from './sharing.ts';

/** How every remote is built. `vite --mode alone` serves it by itself: its own index.html, no federation at all. */
export const defineRemote = (name: RemoteName) =>
  defineConfig(({ mode, command }) => {
    const port = portOf(name);
    const server = { port, strictPort: true, cors: true };
    const css = { postcss: { plugins: [layerByFolder()] } };
    if (mode === 'alone') return { plugins: [react(), siteHtml()], css, server };
    const folder = join(import.meta.dirname, '../../..', REMOTES[name].folder);
    const exposes = Object.fromEntries(
      Object.entries(REMOTES[name].exposes).map(([exposed, file]) => [`./${exposed}`, join(folder, file)]),
    );
    return {
      base: './', // 'auto' public path: everything resolves against where the remote itself was loaded from
      css,
      plugins: [
        react(),
        askAsRemote(join(folder, REMOTES[name].exposes.routes)),
        graphSettled(),
        cssSentinel(name, `/${REMOTES[name].exposes.routes}`),
        contractFile(),
        federation({
          name,
          filename: 'assets/remoteEntry-[hash].js',
          exposes,
          shared: command === 'serve' ? REMOTE_SHARED_IN_DEV : REMOTE_SHARED,
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          disableRemote: true,
          experiments: { externalRuntime: true },
          dev: { remoteHmr: true },
        }),
      ],
      server: { ...server, origin: `http://localhost:${port}` },
      // No index.html in a remote's dist: it would bring a bundle of its own that nobody loads.
      build: { target: 'es2022', rolldownOptions: { input: { settled: GRAPH_SETTLED } } },
    };
  });
