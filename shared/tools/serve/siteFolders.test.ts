import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../build/folders.ts';

test('only `npm start`, the release commands with `npm run preview`, `npm run rehearse`, `npm run discovery`, `npm run explain`, `npm run lessons` and `npm run index` know the folder of the site that runs on this machine', () => {
  const users = ['shared', 'shell/e2e'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!siteFolders\.test)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file))
      .filter((file) => /\bDEPLOY\b|shell\/deploy/.test(readFileSync(join(ROOT, file), 'utf8'))),
  );
  expect(users.toSorted()).toEqual([
    'shared/tools/build/folders.ts',
    'shared/tools/compose/checkout.ts',
    'shared/tools/lessons/run.ts',
    'shared/tools/registry/printDiscovery.ts',
    'shared/tools/rehearse/liveBuilds.ts',
    'shared/tools/reports/explain.ts',
    'shared/tools/search/run.ts',
    'shared/tools/serve/start.ts',
  ]);
});

test('the end-to-end and contract tests start their site in a temporary folder of their own', () => {
  const config = readFileSync(join(ROOT, 'playwright.config.ts'), 'utf8');
  expect(config).toContain("process.env.E2E_SITE = mkdtempSync(join(tmpdir(), 'bazaar-e2e-'))");
  expect(config).toContain('--out ${process.env.E2E_SITE}/site');
});
