import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { build } from 'vite';
import type { Registry } from '../../shared/contracts/registry.ts';
import { distOf, folderOf } from '../../shared/site/folders.ts';
import { placeRemote } from '../../shared/vite/compose.ts';
import { expect, test } from './support/site.ts';

/** A text of the auth remote that its next version changes. */
const OLD_TEXT = 'Welcome Back';
const NEW_TEXT = 'Welcome Back Again';

test('a remote rebuilt with changed code shows at the next visit, while the shell stays as built', async ({ page, pathSite }) => {
  const before = hashOf(join(distOf('shell'), 'index.html'));
  await page.goto(`${pathSite.url}/login`);
  await expect(page.getByRole('heading', { level: 1, name: OLD_TEXT, exact: true })).toBeVisible();

  const dist = mkdtempSync(join(tmpdir(), 'bazaar-auth-'));
  await build({
    root: folderOf('auth'),
    configFile: join(folderOf('auth'), 'vite.config.ts'),
    logLevel: 'silent',
    plugins: [
      {
        name: 'next-version',
        transform: (code, id) => (id.endsWith('mfe-auth/src/messages.ts') ? code.replace(OLD_TEXT, NEW_TEXT) : null),
      },
    ],
    build: { outDir: dist, emptyOutDir: true },
  });
  const registryFile = join(pathSite.out, 'remotes.json');
  const registry = JSON.parse(readFileSync(registryFile, 'utf8')) as Registry;
  const released: Registry = { ...registry, auth: placeRemote('auth', dist, pathSite.out) };
  expect(released.auth!.version).not.toBe(registry.auth!.version);
  writeFileSync(registryFile, JSON.stringify(released));

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: NEW_TEXT, exact: true })).toBeVisible();

  // Rolling back is the same edit the other way: no build, the next page load uses it.
  writeFileSync(registryFile, JSON.stringify(registry));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: OLD_TEXT, exact: true })).toBeVisible();
  expect(hashOf(join(distOf('shell'), 'index.html'))).toBe(before);
  rmSync(dist, { recursive: true, force: true });
});

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
