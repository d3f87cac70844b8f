import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { devLanguages } from './devLanguages.ts';
import { PSEUDO } from './pseudo.ts';

const folder = mkdtempSync(join(tmpdir(), 'bazaar-languages-'));
let server: ViteDevServer;

beforeAll(async () => {
  writeFileSync(join(folder, 'texts.ts'), "export const list = { tryAgain: 'Try Again' } as const;");
  writeFileSync(join(folder, 'texts.hi.ts'), "export const list = { tryAgain: 'फिर से कोशिश करें' };");
  const html = '<html lang="en"><head><meta charset="utf-8" /></head></html>';
  writeFileSync(join(folder, 'index.html'), html);
  const imports = () => ({ hi: { '/a.js': '/a.hi.js' } });
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [devLanguages(imports)],
    server: { middlewareMode: true, ws: false },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.moduleGraph.invalidateAll();
});

test.each([
  ['en', 'Try Again'],
  ['hi', 'फिर से कोशिश करें'],
  [PSEUDO, '[Ťřý Áĝáíñ ~~~~]'],
  ['mr', 'Try Again'],
])('a dev server, for a page in %s: texts.ts has "%s"', async (lang, text) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  const { list } = (await server.ssrLoadModule('/texts.ts')) as { list: { tryAgain: string } };
  expect(list.tryAgain).toBe(text);
});

test("a dev server's page: its language is chosen before Vite's client, with the pseudo-language", async () => {
  const html = await server.transformIndexHtml('/', readFileSync(join(folder, 'index.html'), 'utf8'));
  expect(html.indexOf('bazaar.language')).toBeGreaterThan(0);
  expect(html.indexOf('bazaar.language')).toBeLessThan(html.indexOf('/@vite/client'));
  expect(html).toContain(`dataset.language = '${PSEUDO}'`);
  expect(html).toContain('{"hi":{"/a.js":"/a.hi.js"}}');
});
