import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seedDocuments } from '../backend/seedDocuments.ts';
import { reservePorts } from '../ports/reservePorts.ts';
import { startSite, type Site } from './startSite.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'bazaar-processes-'));

let site: Site;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const journalFile = join(newFolder(), 'backend.journal');
  site = await startSite({ ports: await reservePorts(), out: newFolder(), hasOwnOrigins: true, journalFile });
  const fields = { title: 'Written after the seed' };
  await seedDocuments(`http://localhost:${site.ports.firestore}`, [{ path: 'categories/written', fields }]);
});
afterAll(() => site.stop());

const LONG = { timeout: 30_000, interval: 50 };
const IMAGE = '/bazaar/board-01/public';
const status = (url: string) => fetch(url).then((response) => response.status, () => 0); // prettier-ignore

test.each([{ name: 'backend' }, { name: 'media' }] as const)(
  'kill -9 of the process of the $name: the site goes on, and the process is started again with its data',
  async ({ name }) => {
    const { ports } = site;
    const categories = await countCategories(ports.firestore);
    const killed = site.processes[name].pid();
    process.kill(killed, 'SIGKILL');
    expect(await status(`${site.url}/feed`)).toBe(200);
    await expect.poll(() => site.processes[name].pid(), LONG).not.toBe(killed);
    await expect.poll(() => status(`http://localhost:${ports.media}${IMAGE}`), LONG).toBe(200);
    await expect.poll(() => countCategories(ports.firestore), LONG).toBe(categories);
  },
);

async function countCategories(port: number, host = 'localhost'): Promise<number> {
  const url = `http://${host}:${port}/v1/projects/demo-bazaar/databases/(default)/documents:runQuery`;
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'categories' }], limit: 100 } });
  const response = await fetch(url, { method: 'POST', body }).catch(() => undefined);
  const results = ((await response?.json()) ?? []) as { document?: unknown }[];
  return results.filter(({ document }) => document).length;
}

test('a site has no fault switch where no test asked for one', async () => {
  const { media, firestore, authBackend } = site.ports;
  const orders = [media, firestore, authBackend].map((port) =>
    fetch(`http://localhost:${port}/__faults`, { method: 'PUT', body: '[]' }).then(({ ok }) => ok),
  );
  expect(await Promise.all(orders)).toEqual([false, false, false]);
});

/** Another address of this machine, as one in a network is. */
const OTHER = '127.0.0.2';
const canConnect = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host }, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test.runIf(process.platform === 'linux')('no server listens on another address than loopback', async () => {
  for (const [name, port] of Object.entries(site.ports))
    expect([name, await canConnect(port, '127.0.0.1'), await canConnect(port, OTHER)]).toEqual([name, true, false]);
});

test.runIf(process.platform === 'linux')('--host: every server listens there only, and pages refer to it', async () => {
  const open = await startSite({ ports: await reservePorts(), out: newFolder(), hasOwnOrigins: true, address: OTHER });
  try {
    for (const [name, port] of Object.entries(open.ports))
      expect([name, await canConnect(port, '127.0.0.1'), await canConnect(port, OTHER)]).toEqual([name, false, true]);
    const page = await (await fetch(`${open.url}/feed`)).text();
    expect(page).toContain(`http://${OTHER}:${open.ports.media}/bazaar`);
    expect(page).not.toContain('localhost:');
    expect(await countCategories(open.ports.firestore, OTHER)).toBeGreaterThan(0);
  } finally {
    await open.stop();
  }
});
