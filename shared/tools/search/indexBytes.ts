import { brotliCompressSync } from 'node:zlib';
import type { IndexFiles } from './indexOf.ts';

/** The parts that a first result needs; the others follow while it is shown. */
export const FIRST_SEARCH = /^(?:names|words)-/;

/** The download of an index: its manifest, and the parts whose names match, each compressed by Brotli as hosts do it at best. */
export function indexBytes({ manifest, parts }: IndexFiles, which = /./): number {
  const files = [JSON.stringify(manifest), ...[...parts].filter(([name]) => which.test(name)).map(([, text]) => text)];
  return files.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}
