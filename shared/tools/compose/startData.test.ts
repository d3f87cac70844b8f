import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distOf, folderOf } from '../build/folders.ts';
import { chunksOf, withImports } from '@remotes-kit/build/remoteBuild';
import { CHUNK_OF_SHARE, FEDERATION } from './startData.ts';

const chunks = chunksOf(distOf('shell'));
const keyOf = (chunk: string) => Object.keys(chunks).find((key) => key === chunk || chunks[key]!.name === chunk)!;

test.each([FEDERATION, ...Object.values(CHUNK_OF_SHARE)])(
  '%s, which documents preload, is a chunk of the shell',
  (chunk) => expect(keyOf(chunk)).toBeDefined(),
);

test('the shell’s part of a remote’s first screen is in at most eight files', () => {
  const files = withImports(chunks, ['index.html', ...[FEDERATION, ...Object.values(CHUNK_OF_SHARE)].map(keyOf)]);
  expect(files.length).toBeLessThanOrEqual(8);
});

test('the start of the shell waits for nothing: its file may be imported by every other one', () => {
  const main = readFileSync(join(folderOf('shell'), 'src/main.tsx'), 'utf8');
  expect(main).not.toMatch(/^await /m);
});
