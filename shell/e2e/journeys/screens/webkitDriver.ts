import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { reservePorts } from '../../../../shared/tools/ports/reservePorts.ts';
import { WINDOW } from './constants.ts';

/** Starts Xvfb, a virtual display: it chooses a free number and writes it to the third pipe. */
export async function startDisplay(): Promise<{ display: string; stop(): void }> {
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(xvfb.stdio[3]!, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => xvfb.kill() };
}

/** The caches of fonts and decoders, which take seconds to make, are those of this machine. */
const CACHE = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');

export interface DriverProgram {
  driverPath: string;
  display: string;
  /** The folder that its browser saves files in, and takes for the visitor's own. */
  home: string;
}

/** Starts WebKitGTK's driver on a free port; it stops its browser when it stops. */
export async function startWebkitDriver({
  driverPath,
  display,
  home,
}: DriverProgram): Promise<{ server: string; stop(): void }> {
  const { shell: port } = await reservePorts(); // one port of a block that no other run uses
  const env = { ...process.env, DISPLAY: display, HOME: home, XDG_CACHE_HOME: CACHE };
  const driver = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  const server = `http://127.0.0.1:${port}`;
  await untilReady(server, driver);
  return { server, stop: () => driver.kill() };
}

async function untilReady(server: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const response = await fetch(`${server}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('WebKitWebDriver has stopped');
}
