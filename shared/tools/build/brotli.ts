import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from '@remotes-kit/build/remoteBuild';
import { brotliOnce, compressed, COMPRESSED_ENDINGS, isCompressible } from '@remotes-kit/release/brotli';
import { CACHE } from './folders.ts';

/** Not in the spec: a build that is a month old is compressed again when it is needed. */
const STORED_FOR_MS = 30 * 24 * 3_600_000;

const STORE = join(CACHE, 'brotli');
const fileOf = (hash: string) => join(STORE, `${hash}.br`);
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * Compresses the files of a build for the servers of this machine, by their content and outside of the build: no release and
 * no deploy has them (Hosting compresses by itself). A file that was compressed before is not compressed again.
 */
export async function compressBuild(dist: string): Promise<void> {
  mkdirSync(STORE, { recursive: true });
  deleteOld();
  const files = COMPRESSED_ENDINGS.flatMap((ending) => filesOf(dist, ending));
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

/** The content in brotli's best quality: from the store; else compressed once by this process. */
export const brotliOf = brotliOnce((hash) => readFile(fileOf(hash)));
