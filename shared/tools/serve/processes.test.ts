import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reservePorts } from '../ports/reservePorts.ts';
import { startSite, type Site } from './startSite.ts';

let site: Site;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  site = await startSite({ ports: await reservePorts(), out: mkdtempSync(join(tmpdir(), 'bazaar-processes-')) });
});
afterAll(() => site.stop());

const LONG = { timeout: 30_000, interval: 50 };
const IMAGE = '/bazaar/board-01/public';
const status = (url: string) => fetch(url).then((response) => response.status, () => 0); // prettier-ignore

test.each([{ name: 'backend' }, { name: 'media' }] as const)(
  'kill -9 of the process of the $name: the site goes on, and the process is started again with its data',
  async ({ name }) => {
    const { ports } = site;
    const killed = site.processes[name].pid();
    process.kill(killed, 'SIGKILL');
    expect(await status(`${site.url}/feed`)).toBe(200);
    await expect.poll(() => site.processes[name].pid(), LONG).not.toBe(killed);
    await expect.poll(() => status(`http://localhost:${ports.media}${IMAGE}`), LONG).toBe(200);
    await expect.poll(() => countCategories(ports.firestore), LONG).toBeGreaterThan(0);
  },
);

async function countCategories(port: number): Promise<number> {
  const url = `http://localhost:${port}/v1/projects/demo-bazaar/databases/(default)/documents:runQuery`;
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'categories' }], limit: 9 } });
  const response = await fetch(url, { method: 'POST', body }).catch(() => undefined);
  const results = ((await response?.json()) ?? []) as { document?: unknown }[];
  return results.filter(({ document }) => document).length;
}
