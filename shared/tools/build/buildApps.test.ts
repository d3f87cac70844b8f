import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneAtATime } from './buildApps.ts';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'bazaar-lock-')), 'lock');

test('two acts under one lock run one after the other', async () => {
  const file = lockFile();
  const order: string[] = [];
  const act = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(file, act('first')), oneAtATime(file, act('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('an act that throws releases the lock', async () => {
  const file = lockFile();
  await expect(oneAtATime(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(existsSync(file)).toBe(false);
});

test('a process that has ended holds no lock', async () => {
  const file = lockFile();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await oneAtATime(file, async () => 'done')).toBe('done');
});
