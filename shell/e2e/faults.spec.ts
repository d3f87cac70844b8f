import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../../shared/contracts/remotes.ts';
import { serveFolder } from '../../shared/tools/serve/serveFolder.ts';
import type { Site } from '../../shared/tools/serve/startSite.ts';
import { remotePages } from './support/remotePages.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

// The answer "not found" does not have the hash of the file that is gone: the browser says so.
test.use({ expectedComplaint: /^Failed to find a valid digest/ });

/** docs/decisions/003: a page must be back soon after its server. */
const RECOVERED_WITHIN_MS = 2_000;

for (const { name, path, content } of remotePages) {
  const other = remotePages.find((candidate) => candidate.name !== name)!;

  test(`F06 the folder of ${name} is gone: the frame stays, the others work, Try Again brings it back`, async ({
    page,
    pathSite,
  }) => {
    await survives(page, pathSite, path, () => takeFolder(pathSite, name));
  });

  test(`F06 the server of ${name} is stopped: the frame stays, the others work, Try Again brings it back`, async ({
    page,
    originSite,
  }) => {
    await survives(page, originSite, path, () => stopServer(originSite, name));
  });

  async function survives(page: Page, site: Site, at: string, breakIt: () => Promise<() => Promise<void>>) {
    const mend = await breakIt();
    try {
      await page.goto(site.url + at);
      await expect(page.getByRole('alert').getByRole('heading', { name: 'This part is not available' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const startedAt = await page.evaluate(() => performance.timeOrigin);

      const elsewhere = await page.context().newPage();
      await elsewhere.goto(site.url + other.path);
      await expect(other.content(elsewhere)).toBeVisible();
      await elsewhere.close();

      await mend();
      const recoveredMs = await msFromPressToContent(page, content(page));
      expect(recoveredMs).toBeLessThan(RECOVERED_WITHIN_MS);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(startedAt);
    } finally {
      await mend();
    }
  }
}

test('F29 all five remotes are gone: /home works, every page shows its panel and recovers alone', async ({
  page,
  pathSite,
}) => {
  const mends = await Promise.all(REMOTE_NAMES.map((name) => takeFolder(pathSite, name)));
  try {
    await page.goto(`${pathSite.url}/home`);
    await expect(page.getByRole('contentinfo')).toBeVisible(); // React's own frame: the header stands in index.html already
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const { path } of remotePages) {
      await page.goto(pathSite.url + path);
      await expect(page.getByRole('alert').getByRole('button', { name: 'Try Again' })).toBeVisible();
    }
    for (const mend of mends) await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(remotePages.at(-1)!.content(page)).toBeVisible();
  } finally {
    for (const mend of mends) await mend();
  }
});

/** Taken in the page, from the press itself to when the content was put there: the driver's own pauses before and after are not the visitor's. */
async function msFromPressToContent(page: Page, content: Locator): Promise<number> {
  await page.evaluate(() => {
    const addedAt = new WeakMap<Node, number>();
    Object.assign(globalThis, { addedAt });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) addedAt.set(node, performance.now());
    }).observe(document, { childList: true, subtree: true });
    addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await content.waitFor();
  return content.evaluate((element) => {
    const { addedAt } = globalThis as unknown as { addedAt: WeakMap<Node, number> };
    const moments: number[] = []; // of the element itself, or of what it came in
    for (let node: Node | null = element; node; node = node.parentNode) moments.push(addedAt.get(node) ?? -Infinity);
    const cameAt = Math.max(...moments);
    return Number.isFinite(cameAt) ? cameAt - performance.getEntriesByName('pressed')[0]!.startTime : Infinity;
  });
}

/** Each gives back the way to mend, which may be called twice. */
async function takeFolder(site: Site, name: RemoteName): Promise<() => Promise<void>> {
  const folder = join(site.out, REMOTES[name].folder);
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
