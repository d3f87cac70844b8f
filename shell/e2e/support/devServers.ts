import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, type AppName } from '../../../shared/tools/build/folders.ts';
import { portEnvironment, type Ports } from '../../../shared/tools/ports/ports.ts';
import { reservePorts } from '../../../shared/tools/ports/reservePorts.ts';
import { expect } from '../../../shared/testing/e2e/site.ts';

export interface DevServers {
  /** The address of the page. */
  url: string;
  ports: Ports;
  output(): string;
  stop(): Promise<void>;
}

/**
 * Runs `npm run dev -- …` on its own ports and with its own temporary folder, in a process group that is stopped as a whole,
 * until `app`, which has the page, responds.
 */
export async function startDevServers(args: string[], temporary: string, app: AppName = 'shell'): Promise<DevServers> {
  const ports = await reservePorts();
  const dev = spawn('npm', ['run', 'dev', '--', ...args, '--memory'], {
    cwd: ROOT,
    env: { ...process.env, ...portEnvironment(ports), TMPDIR: temporary, NO_COLOR: '1', FORCE_COLOR: '0' },
    detached: true,
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const url = `http://localhost:${ports[app]}`;
  const ended = once(dev, 'exit');
  const stop = async () => {
    if (dev.exitCode === null) process.kill(-dev.pid!, 'SIGINT');
    await ended;
  };
  const responds = () => {
    if (dev.exitCode !== null) throw new Error(`npm run dev ended:\n${output}`);
    return fetch(url).then(({ ok }) => ok, () => false); // prettier-ignore
  };
  try {
    await expect.poll(responds, { timeout: 180_000 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, ports, output: () => output, stop };
}
