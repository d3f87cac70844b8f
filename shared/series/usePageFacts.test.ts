import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../tools/build/folders.ts';

/** Not in the spec: meant of code (docs/decisions/046), since what it writes is as long as a lesson's description. */
const MAX_BYTES = 0.6 * 1024;
/** The rest of what it imports is in every watch page anyway. */
const OWN = ['shared/series/usePageFacts.ts', 'shared/media/videoObject.ts', 'shared/contracts/cardsOrigin.ts'];

test('what a watch page has for search engines: at most 0.6 KB of code in Brotli, none of it loaded later', async () => {
  const names = OWN.map((file) => file.slice(file.lastIndexOf('/')));
  const [{ output }] = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: OWN[0]!, formats: ['es'] },
      rolldownOptions: {
        output: { minify: true }, // Vite leaves the spaces of a library
        external: (id, importer) => importer !== undefined && !names.some((name) => id.endsWith(name)),
      },
    },
  })) as [Rolldown.RolldownOutput];
  const [{ code, modules, dynamicImports }] = output;
  expect(Object.keys(modules).sort()).toEqual(OWN.map((file) => join(ROOT, file)).sort());
  expect([output.length, dynamicImports]).toEqual([1, []]);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAX_BYTES);
});
