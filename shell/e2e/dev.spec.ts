import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_NAMES } from '../../shared/tools/build/folders.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';
import { startDevServers } from './support/devServers.ts';

type DevServers = Awaited<ReturnType<typeof startDevServers>>;

test('npm run dev for one remote: a dev shell, the others as built, two dev servers; npm run dev for all works afterwards', async ({
  page,
}, testInfo) => {
  test.setTimeout(300_000);
  const temporary = testInfo.outputPath('temporary');
  mkdirSync(temporary, { recursive: true });
  const copies = () => readdirSync(temporary).filter((name) => name.startsWith('bazaar-dev-'));
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });
  await using(startDevServers(['feed', '--with-shell'], temporary), async ({ url, output, ports }) => {
    await page.goto(`${url}/feed`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`${url}/creators`);
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
    await expect.poll(() => output().match(READY) ?? []).toHaveLength(2); // their output comes through two pipes
    const registry = (await (await page.request.get(`${url}/remotes.json`)).json()) as Record<
      string,
      { version: string }
    >;
    const versions = Object.values(registry).map(({ version }) => version);
    expect(versions.toSorted()).toEqual(['built', 'built', 'built', 'built', 'dev']);
    // Served from a copy, which `npm run build` does not touch meanwhile.
    writeFileSync(join(temporary, copies()[0]!, 'auth/assets/in-the-copy.txt'), '');
    expect((await page.request.get(`http://localhost:${ports.auth}/assets/in-the-copy.txt`)).ok()).toBe(true);
    // In Hindi the dev server's remote and the built one (docs/decisions/033).
    await page.goto(`${url}/feed?language=hi`);
    await expect(heading('फ़ीड')).toBeVisible();
    await page.goto(`${url}/creators`);
    await expect(heading('क्रिएटर')).toBeVisible();
    await expect(page.locator('[lang=en]:has(h1)')).toHaveCount(0);
  });
  expect(copies()).toEqual([]);
  // It finds what the servers before it have prepared.
  await using(startDevServers([], temporary), async ({ url, output }) => {
    await expect.poll(() => output().match(READY) ?? [], { timeout: 60_000 }).toHaveLength(APP_NAMES.length);
    await page.goto(`${url}/feed`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('npm run dev for one remote without a shell: in Hindi where the address says so, and so after the next visit', async ({
  page,
}, testInfo) => {
  test.setTimeout(300_000);
  const temporary = testInfo.outputPath('temporary');
  mkdirSync(temporary, { recursive: true });
  await using(startDevServers(['playlists'], temporary, 'playlists'), async ({ url }) => {
    await page.goto(`${url}/creators?language=hi`);
    await expect(page.getByRole('heading', { name: 'क्रिएटर' })).toBeVisible();
    await page.goto(`${url}/creators`);
    await expect(page.getByRole('heading', { name: 'क्रिएटर' })).toBeVisible();
  });
});

const READY = /VITE v.+ready/g;

async function using(starting: Promise<DevServers>, check: (servers: DevServers) => Promise<void>): Promise<void> {
  const servers = await starting;
  try {
    await check(servers);
  } finally {
    await servers.stop();
  }
}
