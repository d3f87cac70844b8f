import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { STATEFUL } from '@bazaar/shared/contracts/stateful';
import { defineConfig, loadEnv } from 'vite';

/** Modules that remotes bring no copy of: this page has the only one. */
const PROVIDED = ['react', 'react/jsx-runtime', 'react-dom', ...STATEFUL];

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    federation({
      name: 'host',
      remotes: { feed: { type: 'module', name: 'feed', entry: loadEnv(mode, import.meta.dirname).VITE_FEED! } },
      shared: Object.fromEntries(PROVIDED.map((name) => [name, { singleton: true }])),
      shareStrategy: 'loaded-first', // no remote is requested before a page shows it
      dts: false, // feed.d.ts is the file that the remote publishes
      experiments: { provideExternalRuntime: true }, // remotes use the federation runtime of the page
    }),
  ],
  build: { target: 'es2022' },
}));
