import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { portOf } from '../ports/ports.ts';
import { shellChunks } from './chunks.ts';
import { documentScripts } from './documentScripts.ts';
import { viteCacheOf } from './folders.ts';
import { lazyImports, MODULE_PRELOAD } from './lazyImports.ts';
import { layerByFolder } from './layerByFolder.ts';
import { ownHls } from './ownHls.ts';
import { privateMaps } from './privateMaps.ts';
import { productionRouter } from './productionRouter.ts';
import { serviceWorker } from './serviceWorker.ts';
import { shellContracts } from './providedNames.ts';
import { translations } from './languages/translations.ts';
import { siteHtml, type DocumentTexts } from './siteHtml.ts';
import { withoutSnapshots } from './withoutSnapshots.ts';

/**
 * The shell is an ordinary Vite app: no federation plugin, its runtime is made by hand in shell/src/remotes. `documentTexts` are
 * those of its document in other languages; `devPlugins` are those of its dev server.
 */
export const defineShell = (documentTexts: DocumentTexts, ...devPlugins: Plugin[]) =>
  defineConfig(({ mode }) => ({
    cacheDir: viteCacheOf(mode),
    plugins: [
      react(),
      siteHtml(documentTexts),
      documentScripts(),
      lazyImports(),
      translations().plugin,
      ownHls(),
      productionRouter(),
      withoutSnapshots(),
      shellContracts(),
      ...devPlugins,
      privateMaps(),
      serviceWorker('src/offline/serviceWorker.ts'),
    ],
    css: { postcss: { plugins: [layerByFolder()] } },
    define: { ENV_TARGET: JSON.stringify('web') },
    // Named: Vite would also look into the documents of dist-demo, which a build replaces at any time.
    optimizeDeps: { entries: ['index.html'], include: ['react/jsx-dev-runtime', 'react-dom/client'] },
    server: { port: portOf('shell'), strictPort: true },
    // Mode `demo` talks to the local backend; its files are otherwise those of production.
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: MODULE_PRELOAD,
      sourcemap: 'hidden',
      rolldownOptions: { output: { codeSplitting: shellChunks() } },
      outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
    },
  }));
