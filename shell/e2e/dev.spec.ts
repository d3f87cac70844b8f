import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { portEnvironment, type Ports } from '../../shared/tools/ports/ports.ts';
import { ROOT } from '../../shared/tools/build/folders.ts';
import { reservePorts } from '../../shared/tools/ports/reservePorts.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('npm run dev for one remote: it runs in a dev shell, the others are built ones, and only two dev servers start', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const ports = await reservePorts();
  const dev = startDev(ports, 'auth', '--with-shell', '--memory');
  try {
    const shell = `http://localhost:${ports.shell}`;
    await expect.poll(() => page.goto(shell).catch(() => null), { timeout: 180_000 }).not.toBeNull();
    await page.goto(`${shell}/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await page.goto(`${shell}/creators`);
    await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
    await expect.poll(() => dev.output().match(/VITE v[\d.]+\s+ready/g) ?? []).toHaveLength(2); // their output comes through two pipes
    const registry = (await (await page.request.get(`${shell}/remotes.json`)).json()) as Record<
      string,
      { version: string }
    >;
    expect(
      Object.values(registry)
        .map(({ version }) => version)
        .toSorted(),
    ).toEqual(['built', 'built', 'built', 'built', 'dev']);
  } finally {
    await dev.stop();
  }
});

/** Runs `npm run dev -- …` on its own ports, in a process group that is stopped as a whole. */
function startDev(ports: Ports, ...args: string[]) {
  const dev = spawn('npm', ['run', 'dev', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...portEnvironment(ports), NO_COLOR: '1', FORCE_COLOR: '0' },
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
