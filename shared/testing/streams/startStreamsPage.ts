import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { CONFIG_ELEMENT_ID } from '../../contracts/config.ts';
import { layerByFolder } from '../../tools/build/layerByFolder.ts';
import { ownHls } from '../../tools/build/ownHls.ts';
import type { RunningServer } from '@remotes-kit/release/startServer';
import { startStreams } from './startStreams.ts';

/** The path of the page that plays the streams of its own server. */
export const STREAMS_PAGE = '/page.html';

/** Serves the streams and, at STREAMS_PAGE, the built page that plays them. */
export async function startStreamsPage(): Promise<RunningServer> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    plugins: [react(), ownHls()],
    css: { postcss: { plugins: [layerByFolder()] } },
    build: { write: false, minify: false, rolldownOptions: { input: join(import.meta.dirname, 'page.ts') } },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
    ]),
  );
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)!;
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const config = `JSON.stringify({ streams: location.origin, firebase: {} })`;
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Streams</title>
${sheets.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`).join('\n')}
<body>
<script id="${CONFIG_ELEMENT_ID}" type="application/json"></script>
<script>document.getElementById('${CONFIG_ELEMENT_ID}').textContent = ${config};</script>
<script type="module" src="/${entry.fileName}"></script>
`;
  return startStreams(files.set(STREAMS_PAGE, html));
}
