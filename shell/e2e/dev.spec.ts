import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portEnvironment, type Ports } from '../../shared/tools/ports/ports.ts';
import { APP_NAMES, ROOT } from '../../shared/tools/build/folders.ts';
import { reservePorts } from '../../shared/tools/ports/reservePorts.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('npm run dev for one remote: a dev shell, the others as built, two dev servers; npm run dev for all works afterwards', async ({
  page,
}, testInfo) => {
  test.setTimeout(300_000);
  const temporary = testInfo.outputPath('temporary');
  mkdirSync(temporary, { recursive: true });
  const copies = () => readdirSync(temporary).filter((name) => name.startsWith('bazaar-dev-'));
  await onDevServers(['feed', '--with-shell'], temporary, async (shell, output, ports) => {
    await page.goto(`${shell}/feed`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`${shell}/creators`);
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
    await expect.poll(() => output().match(READY) ?? []).toHaveLength(2); // their output comes through two pipes
    const registry = (await (await page.request.get(`${shell}/remotes.json`)).json()) as Record<
      string,
      { version: string }
    >;
    const versions = Object.values(registry).map(({ version }) => version);
    expect(versions.toSorted()).toEqual(['built', 'built', 'built', 'built', 'dev']);
    // Served from a copy, which `npm run build` does not touch meanwhile.
    writeFileSync(join(temporary, copies()[0]!, 'auth/assets/in-the-copy.txt'), '');
    expect((await page.request.get(`http://localhost:${ports.auth}/assets/in-the-copy.txt`)).ok()).toBe(true);
  });
  expect(copies()).toEqual([]);
  // It finds what the servers before it have prepared.
  await onDevServers([], temporary, async (shell, output) => {
    await expect.poll(() => output().match(READY) ?? [], { timeout: 60_000 }).toHaveLength(APP_NAMES.length);
    await page.goto(`${shell}/feed`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

const READY = /VITE v.+ready/g;

/** Runs `npm run dev -- …` and `check` with the shell's address once it responds. */
async function onDevServers(
  args: string[],
  temporary: string,
  check: (shell: string, output: () => string, ports: Ports) => Promise<void>,
) {
  const ports = await reservePorts();
  const dev = startDev(ports, temporary, ...args, '--memory');
  const shell = `http://localhost:${ports.shell}`;
  const responds = () => fetch(shell).then(({ ok }) => ok, () => false); // prettier-ignore
  try {
    await expect.poll(responds, { timeout: 180_000 }).toBe(true);
    await check(shell, dev.output, ports);
  } finally {
    await dev.stop();
  }
}

/** Runs `npm run dev -- …` on its own ports and with its own temporary folder, in a process group that is stopped as a whole. */
function startDev(ports: Ports, temporary: string, ...args: string[]) {
  const dev = spawn('npm', ['run', 'dev', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...portEnvironment(ports), TMPDIR: temporary, NO_COLOR: '1', FORCE_COLOR: '0' },
    detached: true,
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return {
    output: () => output,
    stop: async () => {
      const ended = once(dev, 'exit');
      process.kill(-dev.pid!, 'SIGINT');
      await ended;
    },
  };
}
