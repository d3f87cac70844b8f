import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Returns the content in brotli. */
export type Brotli = (content: Buffer) => Promise<Buffer>;

/** Files that are sent compressed. Pictures, fonts and media are compressed already. */
export const COMPRESSED_ENDINGS = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest'];
/** Smaller ones would hardly become smaller (bytes). */
const MIN_BYTES = 1_024;

export const isCompressible = (file: string, content: Uint8Array): boolean =>
  content.length >= MIN_BYTES && COMPRESSED_ENDINGS.includes(extname(file));

const compress = promisify(brotliCompress);

/** The content in brotli's best quality (a document in 80 ms, beside the main thread). */
export const compressed: Brotli = (content) =>
  compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Compresses each content once in this process, or takes what `stored` has of it by its SHA-256. */
export function brotliOnce(stored: (hash: string) => Promise<Buffer> = () => Promise.reject()): Brotli {
  const inMemory = new Map<string, Promise<Buffer>>();
  return (content) => {
    const hash = createHash('sha256').update(content).digest('hex');
    const known = inMemory.get(hash) ?? stored(hash).catch(() => compressed(content));
    inMemory.set(hash, known);
    return known;
  };
}
