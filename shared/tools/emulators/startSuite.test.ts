import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSuite } from './startSuite.ts';

/** Starts a program of these lines in place of the Firebase CLI. */
function startWith(...lines: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-suite-'));
  const cli = join(folder, 'firebase');
  writeFileSync(cli, ['#!/usr/bin/env node', ...lines].join('\n'), { mode: 0o755 });
  const started = startSuite({ cli, folder, emulators: ['hosting', 'auth'], project: 'demo-x' });
  return { started, has: (file: string) => existsSync(join(folder, file)) };
}

test('a CLI that ends before its emulators are ready: an error with what it said', async () => {
  const { started } = startWith(`console.error(process.argv.slice(2).join(' '), ': port 80 is taken')`);
  await expect(started).rejects.toThrow(
    /has ended:\nemulators:start --only hosting,auth --project demo-x : port 80 is taken/,
  );
});

test('stop waits until the CLI has stopped its emulators', async () => {
  const { started, has } = startWith(
    `setInterval(() => {}, 1000);`,
    `const stop = () => { require('fs').writeFileSync('stopped', ''); process.exit(); };`,
    `process.on('SIGINT', () => setTimeout(stop, 50));`,
    `console.log('All emulators ready!');`,
  );
  const suite = await started;
  expect(has('stopped')).toBe(false);
  await suite.stop();
  expect(has('stopped')).toBe(true);
});
