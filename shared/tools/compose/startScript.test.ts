import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '../build/folders.ts';
import { CHUNK_OF_SHARE, FEDERATION } from './startScript.ts';

test.each([FEDERATION, ...Object.values(CHUNK_OF_SHARE)])('%s, which documents preload, is a file', (file) =>
  expect(existsSync(join(folderOf('shell'), file))).toBe(true),
);
