/** `npx tsx shared/tools/fonts/subset.ts`: makes the fonts of the site from their packages (design: figures in docs/decisions/009). */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');
const ASCII = range(0x20, 0x7e);
const LATIN = `${ASCII}₹©·–—‘’“”…•→←×°½é`;
/** No ligatures: they are a half of a kilobyte of each file. */
const LATIN_FEATURES = ['kern'];
/** With its joiners and the circle that carries a lone sign. */
const DEVANAGARI = `${range(0x900, 0x97f)}\u200c\u200d\u25cc`;

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
    keepFeatures: LATIN_FEATURES,
  }),
);
for (const weight of [400, 600]) {
  const hind = (script: string) => source(`@fontsource/hind/files/hind-${script}-${weight}-normal.woff2`);
  save(
    `hind-${weight}.woff2`,
    await subsetFont(hind('latin'), LATIN, { targetFormat: 'woff2', keepFeatures: LATIN_FEATURES }),
  );
  // Half of this file is hinting. That of Latin stays: with it headless Chromium measures Hind as its fallback faces are measured.
  save(
    `hind-devanagari-${weight}.woff2`,
    await subsetFont(hind('devanagari'), DEVANAGARI, { targetFormat: 'woff2', noHinting: true }),
  );
}
