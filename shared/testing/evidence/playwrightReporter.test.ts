import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs';
import type * as fileSystem from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullResult } from '@playwright/test/reporter';
import { afterEach, expect, test, vi } from 'vitest';
import EvidenceReporter from './playwrightReporter.ts';

/** As where another user of the machine owns it. */
const FOREIGN = 'bazaar-e2e-foreign';
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fileSystem>();
  const rmSync: typeof real.rmSync = (path, options) => {
    if (String(path).endsWith(FOREIGN)) throw new Error('EPERM');
    real.rmSync(path, options);
  };
  return { ...real, rmSync };
});

afterEach(() => vi.unstubAllEnvs());

function run(folder: string, status: FullResult['status']): Promise<void> {
  vi.stubEnv('E2E_SITE', folder);
  const reporter = new EvidenceReporter();
  reporter.onEnd({ status } as FullResult);
  return reporter.onExit();
}

test('an old folder cannot be removed: the run’s own one is removed all the same', async () => {
  vi.stubEnv('TMPDIR', mkdtempSync(join(tmpdir(), 'runs-')));
  mkdirSync(join(tmpdir(), FOREIGN));
  utimesSync(join(tmpdir(), FOREIGN), 0, 0);
  const own = mkdtempSync(join(tmpdir(), 'bazaar-e2e-'));
  await run(own, 'passed');
  expect(existsSync(own)).toBe(false);
});

test('E2E_SITE names a folder that no run has made: nothing in it is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-site-'));
  mkdirSync(join(folder, 'site'));
  await run(folder, 'passed');
  await run(folder, 'failed');
  expect(existsSync(join(folder, 'site'))).toBe(true);
});
