import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import concurrently from 'concurrently';
import { expect, test } from 'vitest';
import { commandLine } from './commandLine.ts';

test.each(['plain', 'with a space'])(
  'concurrently starts a program with its arguments in a folder named %j',
  async (name) => {
    const folder = join(mkdtempSync(join(tmpdir(), 'bazaar-command-')), name);
    mkdirSync(folder);
    const [program, script, said] = ['node', 'script.cjs', 'said'].map((file) => join(folder, file));
    symlinkSync(process.execPath, program!);
    writeFileSync(script!, `require('fs').writeFileSync(process.argv[2], process.argv[3])`);
    await concurrently([commandLine(program!, [script!, said!, 'last'])], { outputStream: process.stderr }).result;
    expect(readFileSync(said!, 'utf8')).toBe('last');
  },
);
