import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';

test.each([
  ['the installation', 'ci'],
  ['a test', 'test'],
])('%s fails: so does the run of CI', async (_, failing) => {
  const folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n[ "$1" != ${failing} ]\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: folder + delimiter + process.env.PATH };
  const code = await new Promise((resolve) => {
    execFile('bash', ['.ci/run'], { cwd: ROOT, env }, (error) => resolve(error?.code ?? 0));
  });
  expect(code).toBe(1);
});
