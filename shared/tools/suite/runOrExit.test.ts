import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';

test('a program that has not ended within a time, which is no whole number: is ended, and fails by its name', () => {
  const file = join(import.meta.dirname, 'runOrExit.ts');
  const program = `import(${JSON.stringify(file)}).then(({ runOrExit }) => runOrExit(['sleep', '600'], {}, 100.5))`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('sleep 600: spawnSync sleep ETIMEDOUT')]);
});
