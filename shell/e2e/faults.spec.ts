import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../shared/contracts/remotes.ts';
import { serveFolder } from '../../shared/tools/serve/serveFolder.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { remotePages } from './support/remotePages.ts';
import { publicFolder } from '@remotes-kit/release/siteReleases';
import { expect, test } from '../../shared/testing/e2e/site.ts';

// A 404 response does not have the hash of the missing file, which the browser reports.
test.use({ expectedPageError: /^Failed to find a valid digest/ });

for (const { name, path, content } of remotePages) {
  const other = remotePages.find((candidate) => candidate.name !== name)!;

  test(
    `F06: the folder of ${name} is missing: the frame and the other remotes work, and Try Again loads it`,
    { tag: '@import' },
    async ({ page, pathSite }) => {
      await expectRecovery(page, pathSite, path, () => removeFolder(pathSite, name));
    },
  );

  test(
    `F06: the server of ${name} is stopped: the frame and the other remotes work, and Try Again loads it`,
    { tag: name === 'catalog' ? '@import' : ['@verify', '@import'] },
    async ({ page, originSite }) => {
      await expectRecovery(page, originSite, path, () => stopServer(originSite, name));
    },
  );

  async function expectRecovery(page: Page, site: Site, at: string, breakRemote: () => Promise<() => Promise<void>>) {
    const restore = await breakRemote();
    try {
      await page.goto(site.url + at);
      await expect(page.getByRole('alert').getByRole('heading', { name: 'This part is not available' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));

      const otherPage = await page.context().newPage();
      await otherPage.goto(site.url + other.path);
      await expect(other.content(otherPage)).toBeVisible();
      await otherPage.close();

      await restore();
      // At once (docs/decisions/003): time stands still, so it waits for no deadline.
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(content(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    } finally {
      await restore();
    }
  }
}

test(
  'F29: all five remotes are missing: /home works, every page shows its panel and recovers by itself',
  { tag: '@import' },
  async ({ page, pathSite }) => {
    const restores = await Promise.all(REMOTE_NAMES.map((name) => removeFolder(pathSite, name)));
    try {
      await page.goto(`${pathSite.url}/home`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const { path } of remotePages) {
        await page.goto(pathSite.url + path);
        await expect(page.getByRole('alert').getByRole('button', { name: 'Try Again' })).toBeVisible();
      }
      for (const restore of restores) await restore();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(remotePages.at(-1)!.content(page)).toBeVisible();
    } finally {
      for (const restore of restores) await restore();
    }
  },
);

/** Each returns a function that restores the remote, which may be called twice. */
async function removeFolder(site: Site, name: RemoteName): Promise<() => Promise<void>> {
  const folder = join(publicFolder(site.out), REMOTES[name].folder);
  renameSync(folder, `${folder}.gone`);
  return once(async () => renameSync(`${folder}.gone`, folder));
}

async function stopServer(site: Site, name: RemoteName): Promise<() => Promise<void>> {
  await site.servers.get(name)!.stop();
  return once(async () => {
    site.servers.set(name, await serveFolder({ folder: site.out, port: site.ports[name], allowOrigin: site.url }));
  });
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= act());
}
