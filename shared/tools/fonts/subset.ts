/** `npx tsx shared/tools/fonts/subset.ts`: makes the fonts of the site from their packages (design: figures in docs/decisions/009). */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const LATIN = `${ASCII}₹©·–—‘’“”…•→←×°½é`;

const source = (path: string) => readFileSync(require.resolve(path));
const save = (name: string, bytes: Buffer) => {
  writeFileSync(join(import.meta.dirname, '../../ui/fonts', name), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`);
};

save(
  'anek-wide-700.woff2',
  await subsetFont(source('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'), LATIN, {
    targetFormat: 'woff2',
    variationAxes: { wdth: 118, wght: 700 },
  }),
);
for (const weight of [400, 600]) {
  save(
    `hind-${weight}.woff2`,
    await subsetFont(source(`@fontsource/hind/files/hind-latin-${weight}-normal.woff2`), LATIN, {
      targetFormat: 'woff2',
    }),
  );
  save(`hind-devanagari-${weight}.woff2`, source(`@fontsource/hind/files/hind-devanagari-${weight}-normal.woff2`));
}
