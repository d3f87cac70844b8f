import * as kit from '@remotes-kit/build/defineShell';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '../../contracts/remote.ts';
import { STATEFUL } from '../../contracts/stateful.ts';
import { portOf } from '../ports/ports.ts';
import { shellChunks } from './chunks.ts';
import { documentScripts } from './documentScripts.ts';
import { drawnScreen } from './drawnScreen.ts';
import { folderOf, viteCacheOf } from './folders.ts';
import { translations } from './languages/translations.ts';
import { SHEETS } from './sheets.ts';
import { ownHls } from './ownHls.ts';
import { productionRouter } from './productionRouter.ts';
import { serviceWorker } from './serviceWorker.ts';
import { REACT } from './sharing.ts';
import type { DocumentTexts } from '../../contracts/documentProtocol.ts';
import { DRAWN_HOME } from './documents.ts';
import { homeSheet, siteHtml } from './siteHtml.ts';
import { webManifests, type WebManifest } from './webManifests.ts';

/**
 * The shell is an ordinary Vite app: no federation plugin, its runtime is made by hand in shell/src/remotes. `documentTexts` are
 * those of its document in other languages, `manifest` is how it stands on a home screen; `devPlugins` are those of its dev server.
 */
export const defineShell = (documentTexts: DocumentTexts, manifest: WebManifest, ...devPlugins: Plugin[]) =>
  defineConfig(({ mode }) =>
    kit.defineShell({
      provided: [...STATEFUL, ...REACT],
      contracts: { oldest: OLDEST_CONTRACT, newest: CONTRACT_VERSION },
      plugins: [
        react(),
        siteHtml(documentTexts),
        homeSheet(),
        documentScripts(),
        webManifests(manifest),
        translations().plugin,
        ownHls(),
        productionRouter(),
        ...devPlugins,
        drawnScreen(folderOf('shell'), DRAWN_HOME).plugin,
        serviceWorker('src/offline/serviceWorker.ts'),
      ],
      port: portOf('shell'),
      vite: {
        cacheDir: viteCacheOf(mode),
        css: SHEETS,
        // Named: Vite would also look into the documents of dist-demo, which a build replaces at any time.
        optimizeDeps: { entries: ['index.html'], include: ['react/jsx-dev-runtime', 'react-dom/client'] },
        // Mode `demo` talks to the local backend; its files are otherwise those of production.
        build: {
          rolldownOptions: { output: { codeSplitting: shellChunks() } },
          outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
        },
      },
    }),
  );
