import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { CACHE } from './folders.ts';
import { filesOf } from './remoteBuild.ts';

/** Files that are sent compressed. Pictures, fonts and media are compressed already. */
const ENDINGS = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest'];
/** Smaller ones would hardly become smaller (bytes). */
const MIN_BYTES = 1_024;
/** Not in the spec: a build that is a month old is compressed again when it is needed. */
const STORED_FOR_MS = 30 * 24 * 3_600_000;

const STORE = join(CACHE, 'brotli');
const fileOf = (hash: string) => join(STORE, `${hash}.br`);
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

export const isCompressible = (file: string, content: Uint8Array): boolean =>
  content.length >= MIN_BYTES && ENDINGS.includes(extname(file));

/**
 * Compresses the files of a build for the servers of this machine, by their content and outside of the build: no release and
 * no deploy has them (Hosting compresses by itself). A file that was compressed before is not compressed again.
 */
export async function compressBuild(dist: string): Promise<void> {
  mkdirSync(STORE, { recursive: true });
  deleteOld();
  const files = ENDINGS.flatMap((ending) => filesOf(dist, ending));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (isCompressible(file, content)) await store(content);
    }),
  );
}

async function store(content: Buffer): Promise<void> {
  const file = fileOf(hashOf(content));
  if (statSync(file, { throwIfNoEntry: false })) return;
  const unfinished = `${file}.${randomUUID()}`; // two builds may have the same file
  await writeFile(unfinished, await compressed(content));
  await rename(unfinished, file);
}

function deleteOld(): void {
  for (const file of readdirSync(STORE).map((name) => join(STORE, name))) {
    const storedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - storedAt > STORED_FOR_MS) rmSync(file, { force: true });
  }
}

const inMemory = new Map<string, Promise<Buffer>>();

/** The content in brotli's best quality: from the store; else compressed once by this process (a document in 80 ms, beside the main thread). */
export function brotliOf(content: Buffer): Promise<Buffer> {
  const hash = hashOf(content);
  const known = inMemory.get(hash) ?? readFile(fileOf(hash)).catch(() => compressed(content));
  inMemory.set(hash, known);
  return known;
}

const compress = promisify(brotliCompress);

const compressed = (content: Buffer): Promise<Buffer> =>
  compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
