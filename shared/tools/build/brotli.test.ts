import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isCompressible } from '@remotes-kit/release/brotli';
import { brotliOf, compressBuild } from './brotli.ts';

const text = Buffer.from('export const a = 1;\n'.repeat(200));

test('a content that is in no build is compressed all the same, once', async () => {
  expect(brotliDecompressSync(await brotliOf(text))).toEqual(text);
  expect(brotliOf(text)).toBe(brotliOf(Buffer.from(text)));
});

test.each([
  ['a.js', 4_000, true],
  ['a.css', 1_024, true],
  ['a.css', 1_023, false],
  ['a.woff2', 4_000, false],
  ['a', 4_000, false],
])('%s of %i bytes is compressed: %s', (file, bytes, expected) =>
  expect(isCompressible(file, Buffer.alloc(bytes))).toBe(expected),
);

test('compressing a build adds no file to it', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'compressed-'));
  writeFileSync(join(dist, 'a.js'), text);
  await compressBuild(dist);
  expect(readdirSync(dist)).toEqual(['a.js']);
});

test('a file that several builds have, which are compressed at the same time: each is', async () => {
  const content = randomBytes(2_000).toString('hex'); // such as no store has
  const dists = Array.from({ length: 20 }, () => mkdtempSync(join(tmpdir(), 'compressed-')));
  for (const dist of dists) writeFileSync(join(dist, 'a.js'), content);
  await Promise.all(dists.map(compressBuild));
  expect(brotliDecompressSync(await brotliOf(Buffer.from(content))).toString()).toBe(content);
});
