import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layerByFolder } from '../../tools/build/layerByFolder.ts';
import { siteHtml } from '../../tools/build/siteHtml.ts';

/** `npm run dev:ui`: every component of the kit in every state. Pictures come with `npm run dev` beside it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), siteHtml()],
  css: { postcss: { plugins: [layerByFolder()] } },
  server: { port: 5190, strictPort: true, open: false },
});
