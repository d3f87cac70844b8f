import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { portEnvironment, type Ports } from '../../shared/tools/ports/ports.ts';
import { ROOT } from '../../shared/tools/build/folders.ts';
import { reservePorts } from '../../shared/tools/ports/reservePorts.ts';
import { expect, test } from '../../shared/testing/e2e/site.ts';

test('one team’s work: its remote hot in a dev shell, the others as built, two dev servers in all', async ({
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
    await expect.poll(() => dev.said().match(/VITE v[\d.]+\s+ready/g) ?? []).toHaveLength(2); // what they say comes through two pipes
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

/** `npm run dev -- …` on ports of its own, in a group of processes that ends as a whole. */
function startDev(ports: Ports, ...args: string[]) {
  const dev = spawn('npm', ['run', 'dev', '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...portEnvironment(ports), NO_COLOR: '1', FORCE_COLOR: '0' },
    detached: true,
  });
  let said = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  return {
    said: () => said,
    stop: async () => {
      const ended = once(dev, 'exit');
      process.kill(-dev.pid!, 'SIGINT');
      await ended;
    },
  };
}
