import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../shared/contracts/remotes.ts';
import { serveFolder } from '../../shared/tools/serve/serveFolder.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { remotePages } from './support/remotePages.ts';
import { publicFolder } from '../../shared/tools/compose/siteReleases.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

// A 404 response does not have the hash of the missing file, which the browser reports.
test.use({ expectedPageError: /^Failed to find a valid digest/ });

/** docs/decisions/003: a page must recover soon after its server. */
const RECOVERED_WITHIN_MS = 2_000;

for (const { name, path, content } of remotePages) {
  const other = remotePages.find((candidate) => candidate.name !== name)!;

  test(`F06: the folder of ${name} is missing: the frame and the other remotes work, and Try Again loads it`, async ({
    page,
    pathSite,
  }) => {
    await expectRecovery(page, pathSite, path, () => removeFolder(pathSite, name));
  });

  test(`F06: the server of ${name} is stopped: the frame and the other remotes work, and Try Again loads it`, async ({
    page,
    originSite,
  }) => {
    await expectRecovery(page, originSite, path, () => stopServer(originSite, name));
  });

  async function expectRecovery(page: Page, site: Site, at: string, breakRemote: () => Promise<() => Promise<void>>) {
    const restore = await breakRemote();
    try {
      await page.goto(site.url + at);
      await expect(page.getByRole('alert').getByRole('heading', { name: 'This part is not available' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const startedAt = await page.evaluate(() => performance.timeOrigin);

      const otherPage = await page.context().newPage();
      await otherPage.goto(site.url + other.path);
      await expect(other.content(otherPage)).toBeVisible();
      await otherPage.close();

      await restore();
      const recoveredMs = await msFromClickToContent(page, content(page));
      expect(recoveredMs).toBeLessThan(RECOVERED_WITHIN_MS);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(startedAt);
    } finally {
      await restore();
    }
  }
}

test('F29: all five remotes are missing: /home works, every page shows its panel and recovers by itself', async ({
  page,
  pathSite,
}) => {
  const restores = await Promise.all(REMOTE_NAMES.map((name) => removeFolder(pathSite, name)));
  try {
    await page.goto(`${pathSite.url}/home`);
    await expect(page.getByRole('contentinfo')).toBeVisible(); // rendered by React: the header is part of index.html
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
});

/** Measured in the page, from the click to the insertion of the content, without Playwright's own delays. */
async function msFromClickToContent(page: Page, content: Locator): Promise<number> {
  await page.evaluate(() => {
    const addedAt = new WeakMap<Node, number>();
    Object.assign(globalThis, { addedAt });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) addedAt.set(node, performance.now());
    }).observe(document, { childList: true, subtree: true });
    addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await content.waitFor();
  return content.evaluate((element) => {
    const { addedAt } = globalThis as unknown as { addedAt: WeakMap<Node, number> };
    const moments: number[] = []; // of the element itself or of an ancestor that it was inserted with
    for (let node: Node | null = element; node; node = node.parentNode) moments.push(addedAt.get(node) ?? -Infinity);
    const shownAt = Math.max(...moments);
    return Number.isFinite(shownAt) ? shownAt - performance.getEntriesByName('clicked')[0]!.startTime : Infinity;
  });
}

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
