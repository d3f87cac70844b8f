import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock, takeLockWhenFree } from './processLock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'site-lock-'));

test('of two that wait for a lock the second has it when the first has released it', async () => {
  const folder = newFolder();
  const order: string[] = [];
  const act = async (name: string) => {
    const release = await takeLockWhenFree(folder, name);
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
    release();
  };
  await Promise.all([act('first'), act('second')]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a lock that is not released in time: an error says what its holder does, and who it is', () => {
  const folder = newFolder();
  takeLock(folder, 'feed is being released');
  expect(() => takeLock(folder, 'reels is being released')).toThrow(
    new RegExp(`^feed is being released by .*process ${process.pid}\\) since 20`),
  );
});

test('a process that has ended holds no lock', () => {
  const folder = newFolder();
  takeLock(folder, 'feed is being released');
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [file = ''] = readdirSync(folder);
  const owner = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
  writeFileSync(join(folder, file), JSON.stringify({ ...owner, pid }));
  takeLock(folder, 'reels is being released')();
});
