import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFailed, test } from 'vitest';
import { portEnvironment, type Ports } from '../ports/ports.ts';
import { ROOT } from '../build/folders.ts';
import { isFree, reservePorts } from '../ports/reservePorts.ts';

const SERVERS = ['shell', 'media', 'firestore', 'authBackend'] as const;

/** The ends of `npm start`: `kill` signals npm alone, a terminal that closes signals the whole process group. */
const ENDS = [
  { name: 'SIGTERM to npm', end: (npm: number) => process.kill(npm, 'SIGTERM') },
  { name: 'a closed terminal', end: (npm: number) => process.kill(-npm, 'SIGHUP') },
];

test.each(ENDS)('npm start leaves no server behind: $name', { timeout: 240_000 }, async ({ end }) => {
  const ports = await reservePorts();
  const out = mkdtempSync(join(tmpdir(), 'bazaar-start-'));
  const npm = spawn('npm', ['start', '--', '--memory', '--out', out], {
    cwd: ROOT,
    env: { ...process.env, ...portEnvironment(ports) },
    detached: true,
    stdio: 'ignore',
  });
  onTestFailed(() => void endGroup(npm.pid!));
  await expect.poll(() => opensPage(ports), { timeout: 150_000, interval: 100 }).toBe(true);
  end(npm.pid!);
  await expectFree(ports);
});

test('kill -9 of the site’s process alone leaves no server behind', { timeout: 240_000 }, async () => {
  const ports = await reservePorts();
  const out = mkdtempSync(join(tmpdir(), 'bazaar-start-'));
  const program = join(import.meta.dirname, 'start.ts');
  const site = spawn(process.execPath, ['--import', 'tsx', program, '--memory', '--out', out], {
    cwd: ROOT,
    env: { ...process.env, ...portEnvironment(ports) },
    stdio: 'ignore',
  });
  await expect.poll(() => opensPage(ports), { timeout: 150_000, interval: 100 }).toBe(true);
  site.kill('SIGKILL');
  await expectFree(ports);
});

const opensPage = (ports: Ports) => fetch(`http://localhost:${ports.shell}`).then(({ ok }) => ok, () => false); // prettier-ignore

async function expectFree(ports: Ports): Promise<void> {
  for (const server of SERVERS)
    await expect.poll(() => isFree(ports[server]), { timeout: 30_000, interval: 100 }).toBe(true);
}

/** Processes of a failed test would slow down the other tests. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All have ended.
  }
}
